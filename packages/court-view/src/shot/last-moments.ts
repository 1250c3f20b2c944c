import { paceThrough, type Mark, type Pace } from './pace.ts'
import { slowMotion } from './slow-motion.ts'

/** The last millimetres are shown a little slower than they are, so that the eye can follow where caps come to rest. */

/** So many simulated seconds at the end are slowed down. */
const SLOWED = 0.25
/** So much longer they are shown, in seconds: the ruling waits for it. */
const LINGER = 0.12

/** The speed at the end with which the slowed end takes `LINGER` longer; the part of it that is wished. */
const endSpeed = (part: number): number => (SLOWED - LINGER * part) / (SLOWED + LINGER * part)

/**
 * How a shot of so many simulated seconds runs on the screen.
 * @param rate the clock's: where a shot is shown slower anyway, the end waits no longer for it; at 0 nothing is slowed
 * @param slowAt the moments that are shown in slow motion, in order
 */
export const paceOf = (duration: number, rate: number, slowAt: readonly number[] = []): Pace => {
  const slowed = slowMotion(slowAt, rate, duration - Math.min(SLOWED, duration), duration)
  const last = slowed.at(-1)
  const begin: Mark = slowed[0]?.time === 0 ? slowed[0] : { time: 0, speed: 1 }
  const between = slowed.filter(({ time }) => time > 0)
  if (last?.time === duration) return paceThrough([begin, ...between])
  const end = { time: duration, speed: endSpeed(Math.min(1, rate)) }
  return paceThrough([begin, ...between, { time: Math.max(0, duration - SLOWED), speed: 1 }, end])
}
