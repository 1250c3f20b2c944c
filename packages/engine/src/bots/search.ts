/** Of the plans still in the race this share goes on to the next round. */
const KEPT = 1 / 3

interface Runner<Plan> {
  readonly plan: Plan
  attempts: number
  sum: number
}

/**
 * The plan with the best mean value, or null when there is none to choose from. Every round shares its part of the
 * simulations evenly and drops the worse two thirds, so that most of them go into telling the good ones apart.
 * @param simulations bound on the calls of `value`, at least 1
 * @param value what came of one attempt; the same attempt meets every plan with the same errors of the hand
 */
export const bestPlan = <Plan>(
  plans: readonly Plan[],
  simulations: number,
  value: (plan: Plan, attempt: number) => number,
): Plan | null => {
  let runners = plans.slice(0, simulations).map((plan): Runner<Plan> => ({ plan, attempts: 0, sum: 0 }))
  let left = simulations
  for (let rounds = roundsFor(runners.length); rounds > 0 && runners.length > 1; rounds -= 1) {
    const each = Math.floor(left / rounds / runners.length)
    left -= each * runners.length
    for (const runner of runners) race(runner, each, value)
    runners = [...runners].sort((one, other) => mean(other) - mean(one))
    runners = runners.slice(0, Math.max(1, Math.floor(runners.length * KEPT)))
  }
  return runners[0]?.plan ?? null
}

const race = <Plan>(
  runner: Runner<Plan>,
  attempts: number,
  value: (plan: Plan, attempt: number) => number,
): void => {
  for (let more = 0; more < attempts; more += 1) {
    runner.sum += value(runner.plan, runner.attempts)
    runner.attempts += 1
  }
}

const mean = <Plan>({ sum, attempts }: Runner<Plan>): number => (attempts === 0 ? 0 : sum / attempts)

const roundsFor = (runners: number): number => {
  let rounds = 0
  for (let left = runners; left > 1; left = Math.max(1, Math.floor(left * KEPT))) rounds += 1
  return rounds
}
