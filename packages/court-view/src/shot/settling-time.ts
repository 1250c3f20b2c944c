import { restsAt, settlesAt } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

/**
 * How long the dust of a shot stays when that is shown no more, ms: until it has settled, and not at all where the shot
 * was taken back before its caps had come to rest.
 * @param now on the clock of `performance.now()`, ms
 */
export const settlingTime = (shot: ShownShot, now: number): number => {
  const [rest, end] = [restsAt(shot), settlesAt(shot)]
  return rest === null || end === null || now < rest ? 0 : Math.max(0, end - now)
}
