import { paceOf } from './last-moments.ts'
import type { ShotClock } from './shown-shot.ts'

/** The simulated second that is on the screen, from 0 to the shot's duration. `now` as of `performance.now()`. */
export const shotTime = (clock: ShotClock, now: number, duration: number): number => {
  const time =
    clock.kind === 'held'
      ? clock.time
      : paceOf(duration, clock.rate, clock.slowAt).momentAt(((now - clock.startedAt) / 1000) * clock.rate)
  return Math.min(duration, Math.max(0, time))
}
