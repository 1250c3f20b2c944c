import type { ReplayFrame } from './replay-frame.ts'

/** Every frame takes this much longer than its shot, in simulated seconds, so that turns without one have a place. */
const BEAT = 0.6

/** A moment of a replay: a frame, and the simulated second of its shot. */
export interface Moment {
  readonly frame: number
  readonly time: number
}

/** How long a frame's shot rolls, in simulated seconds. */
export const rollOf = (frame: ReplayFrame | undefined): number => frame?.shot?.trace.duration ?? 0

const spanOf = (frame: ReplayFrame): number => rollOf(frame) + BEAT

/** The whole replay's length on its scrubber, in seconds. */
export const lengthOf = (frames: readonly ReplayFrame[]): number =>
  frames.reduce((sum, frame) => sum + spanOf(frame), 0)

/** A moment's place on the scrubber, in seconds from the beginning. */
export const placeOf = (frames: readonly ReplayFrame[], moment: Moment): number =>
  lengthOf(frames.slice(0, moment.frame)) + moment.time

/** The moment at a place of the scrubber; the nearest one there is. */
export const momentAt = (frames: readonly ReplayFrame[], place: number): Moment => {
  let found: Moment = { frame: 0, time: 0 }
  // Summed in the order of `placeOf`, so that a frame's own place never rounds into the one before it.
  let start = 0
  for (const [frame, one] of frames.entries()) {
    if (start > place) break
    found = { frame, time: Math.min(place - start, rollOf(one)) }
    start += spanOf(one)
  }
  return found
}
