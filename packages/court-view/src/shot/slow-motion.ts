import type { Mark } from './pace.ts'

/** As slow as this it gets, times the simulated speed. */
const SLOWEST = 0.25
/** So long before a moment it is as slow as it gets, so long after it, and so long is the way down and up, in seconds. */
const BEFORE = 0.06
const AFTER = 0.2
const RAMP = 0.1

interface Slow {
  readonly from: number
  readonly to: number
}

/** Those that have no time between them to get faster are one, and so are all once it stays slow. */
const joined = (times: readonly number[], until: number): readonly Slow[] => {
  const slow: Slow[] = []
  for (const time of times) {
    const last = slow.at(-1)
    const again = last === undefined ? 0 : last.to + RAMP
    if (last !== undefined && (again >= until || time - BEFORE - RAMP <= again)) {
      slow[slow.length - 1] = { ...last, to: time + AFTER }
    } else slow.push({ from: time - BEFORE, to: time + AFTER })
  }
  return slow
}

/**
 * The speeds of slow motion round these moments of a shot, in order; none where the clock is as slow anyway.
 * @param rate the clock's, times the simulated speed
 * @param until a moment that is slow up to here stays so until the end
 * @param duration the shot's, in simulated seconds
 */
export const slowMotion = (
  times: readonly number[],
  rate: number,
  until: number,
  duration: number,
): readonly Mark[] => {
  const speed = SLOWEST / rate
  if (!(speed < 1)) return []
  return joined(times, until).flatMap(({ from, to }): readonly Mark[] => {
    const begin: readonly Mark[] =
      from <= 0 ? [{ time: 0, speed }] : [launchMark(from, speed), { time: Math.min(from, duration), speed }]
    const end: readonly Mark[] =
      to + RAMP >= until
        ? [{ time: duration, speed }]
        : [
            { time: to, speed },
            { time: to + RAMP, speed: 1 },
          ]
    return [...begin, ...end]
  })
}

/** Where it begins to get slower towards `from`: at the launch it may have begun already. */
const launchMark = (from: number, speed: number): Mark => {
  if (from >= RAMP) return { time: from - RAMP, speed: 1 }
  return { time: 0, speed: Math.sqrt(1 + ((speed ** 2 - 1) * (RAMP - from)) / RAMP) }
}
