import type { ReplayFrame } from './replay-frame.ts'

/** Every frame takes this much longer than its shot, in simulated seconds, so that turns without one have a place. */
const BEAT = 0.6

/** A moment of a replay: a frame, and the simulated second of its shot. */
export interface Moment {
  readonly frame: number
  readonly time: number
}

/** A part of the scrubber, in seconds from the beginning. */
export interface Stay {
  readonly begin: number
  readonly end: number
}

/** How long a frame's shot rolls, in simulated seconds. */
export const rollOf = (frame: ReplayFrame | undefined): number => frame?.shot?.trace.duration ?? 0

/** Where each frame lies on the scrubber. */
export const staysOf = (frames: readonly ReplayFrame[]): readonly Stay[] => {
  let begin = 0
  return frames.map((frame) => {
    const stay = { begin, end: begin + rollOf(frame) + BEAT }
    begin = stay.end
    return stay
  })
}

/** The whole replay's length on its scrubber, in seconds. */
export const lengthOf = (frames: readonly ReplayFrame[]): number => staysOf(frames).at(-1)?.end ?? 0

/** A moment's place on the scrubber, in seconds from the beginning. */
export const placeOf = (frames: readonly ReplayFrame[], moment: Moment): number =>
  (staysOf(frames)[moment.frame]?.begin ?? lengthOf(frames)) + moment.time

/** The moment at a place of the scrubber; the nearest one there is. */
export const momentAt = (frames: readonly ReplayFrame[], place: number): Moment => {
  // Compared with what `placeOf` gives, so that a frame's own place never rounds into the one before it.
  const frame = Math.max(
    0,
    staysOf(frames).findLastIndex(({ begin }) => begin <= place),
  )
  const time = place - (staysOf(frames)[frame]?.begin ?? 0)
  return { frame, time: Math.min(Math.max(0, time), rollOf(frames[frame])) }
}

/** So much later, or earlier where it is below 0, in simulated seconds: over the borders of shots from rest to launch. */
export const momentAfter = (frames: readonly ReplayFrame[], { frame, time }: Moment, by: number): Moment => {
  const roll = rollOf(frames[frame])
  if (by > 0 && time >= roll && frame < frames.length - 1) return { frame: frame + 1, time: 0 }
  if (by < 0 && time <= 0 && frame > 0) return { frame: frame - 1, time: rollOf(frames[frame - 1]) }
  return { frame, time: Math.min(roll, Math.max(0, time + by)) }
}
