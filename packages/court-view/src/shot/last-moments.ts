/**
 * The last millimetres are shown a little slower than they are, so that the eye can follow where caps come to rest.
 * Every place that is shown is one of the shot's own; only when it is shown changes.
 */

/** So many simulated seconds at the end are slowed down. */
const SLOWED = 0.25
/** So much longer they are shown, in seconds: the ruling waits for it. */
const LINGER = 0.12

/** How a shot of this length runs on the screen. Times on both sides are simulated seconds from the launch. */
export interface Pace {
  /** When the last cap is seen to stop. */
  readonly total: number
  /** From when on it runs slower than it is. */
  readonly slowedFrom: number
  /** When a moment of the shot is on the screen. */
  readonly shownAt: (time: number) => number
  /** The moment that is on the screen: the inverse of `shownAt`. */
  readonly momentAt: (shown: number) => number
  /** How fast the shot runs at one of its moments: 1 is as it is. */
  readonly speedAt: (time: number) => number
}

/** `rate` is the clock's: where a shot is shown slower anyway, the end waits no longer for it. */
export const paceOf = (duration: number, rate: number): Pace => {
  const slowed = Math.min(SLOWED, duration)
  const linger = LINGER * Math.min(1, rate) * (slowed / SLOWED)
  const slowedFrom = duration - slowed
  // What remains of the shot falls with the time that is shown along a parabola, at full speed to begin with.
  const bend = slowed === 0 ? 0 : linger / (slowed + linger) ** 2
  const sinceSlowed = (time: number): number => {
    const gone = Math.min(slowed, time - slowedFrom)
    return bend === 0 ? gone : (1 - Math.sqrt(Math.max(0, 1 - 4 * bend * gone))) / (2 * bend)
  }
  return {
    total: duration + linger,
    slowedFrom,
    shownAt: (time) => (time <= slowedFrom ? time : slowedFrom + sinceSlowed(time)),
    momentAt: (shown) => {
      const since = Math.min(slowed + linger, shown - slowedFrom)
      return since <= 0 ? shown : slowedFrom + since - bend * since ** 2
    },
    speedAt: (time) => (time <= slowedFrom ? 1 : 1 - 2 * bend * sinceSlowed(time)),
  }
}
