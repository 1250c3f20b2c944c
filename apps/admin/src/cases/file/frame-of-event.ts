import type { TimelineEvent } from '@skelly/protocol'
import type { NumberedFrame } from '@skelly/stage'

type Numbered = Pick<NumberedFrame, 'number' | 'shotNumber'>

/** A turn that was played or lost: the replay shows it as a frame of its own. */
const isTurn = ({ kind, ply }: Pick<TimelineEvent, 'kind' | 'ply'>): boolean =>
  ply !== null && (kind === 'shot' || kind === 'clock-out')

/** The last turn up to an event; null before the first. */
const plyAt = (timeline: readonly TimelineEvent[], index: number): number | null =>
  timeline.slice(0, index + 1).findLast(isTurn)?.ply ?? null

/**
 * The replay's frame that shows an event, or what stood on the court when it happened.
 * @param index of the event in the timeline
 * @returns an index into `frames`
 */
export const frameOfEvent = (
  timeline: readonly TimelineEvent[],
  index: number,
  frames: readonly Numbered[],
): number => {
  if (timeline[index]?.kind === 'ended') return frames.length - 1
  const ply = plyAt(timeline, index)
  if (ply === null) return 0
  // Plies count from 0, shots from 1.
  return Math.max(
    0,
    frames.findIndex(({ number, shotNumber }) => number !== null && shotNumber === ply + 1),
  )
}

/** The event of the timeline that a frame shows; -1 where there is none. */
export const eventOfFrame = (timeline: readonly TimelineEvent[], frame: Numbered | undefined): number => {
  if (frame === undefined) return -1
  if (frame.number === null) return timeline.findLastIndex(({ kind }) => kind === 'ended' || kind === 'left')
  return timeline.findIndex((event) => isTurn(event) && event.ply === frame.shotNumber - 1)
}
