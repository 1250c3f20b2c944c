/** Of the plans still in the race this share goes on to the next round. */
const KEPT = 1 / 3

/** What one attempt of a plan came to; the same attempt meets every plan with the same errors of the hand. */
export type Value<Plan> = (plan: Plan, attempt: number) => number

/** A plan with what it came to on average. */
export interface Ranked<Plan> {
  readonly plan: Plan
  readonly mean: number
}

interface Runner<Plan> {
  readonly plan: Plan
  attempts: number
  sum: number
}

/**
 * The plans with the best mean values, the best first: at most `wanted`, none when there are none to choose from.
 * Every round shares its part of the attempts evenly and drops the worse two thirds, so that most of them go into
 * telling the good ones apart.
 * @param attempts bound on the calls of `value`, at least 1
 */
export const bestPlans = <Plan>(
  plans: readonly Plan[],
  wanted: number,
  attempts: number,
  value: Value<Plan>,
): readonly Ranked<Plan>[] => {
  let runners = plans.slice(0, attempts).map((plan): Runner<Plan> => ({ plan, attempts: 0, sum: 0 }))
  let left = attempts
  for (let rounds = roundsFor(runners.length, wanted); rounds > 0; rounds -= 1) {
    const each = Math.floor(left / rounds / runners.length)
    left -= each * runners.length
    for (const runner of runners) race(runner, each, value)
    runners = runners
      .toSorted((one, other) => mean(other) - mean(one))
      .slice(0, keptOf(runners.length, wanted))
  }
  return runners.map((runner) => ({ plan: runner.plan, mean: mean(runner) }))
}

/**
 * The ranked plans again, each mean changed by what a second look at it finds on average, the best first.
 * @param attempts bound on the calls of `change`; each plan gets its even share
 */
export const ranked = <Plan>(
  plans: readonly Ranked<Plan>[],
  attempts: number,
  change: Value<Plan>,
): readonly Ranked<Plan>[] => {
  const each = Math.floor(attempts / Math.max(1, plans.length))
  return plans
    .map((first) => {
      const runner: Runner<Plan> = { plan: first.plan, attempts: 0, sum: 0 }
      race(runner, each, change)
      return { plan: first.plan, mean: first.mean + mean(runner) }
    })
    .toSorted((one, other) => other.mean - one.mean)
}

const race = <Plan>(runner: Runner<Plan>, attempts: number, value: Value<Plan>): void => {
  for (let more = 0; more < attempts; more += 1) {
    runner.sum += value(runner.plan, runner.attempts)
    runner.attempts += 1
  }
}

const mean = <Plan>({ sum, attempts }: Runner<Plan>): number => (attempts === 0 ? 0 : sum / attempts)

const keptOf = (runners: number, wanted: number): number => Math.max(wanted, Math.floor(runners * KEPT))

const roundsFor = (runners: number, wanted: number): number => {
  let rounds = 0
  for (let left = runners; left > wanted; left = keptOf(left, wanted)) rounds += 1
  return rounds
}
