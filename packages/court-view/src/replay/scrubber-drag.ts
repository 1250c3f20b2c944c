/** Where a finger holds the scrubber, and the place that is under it. */
export interface ScrubberDrag {
  /** CSS pixels from the scrubber's left end. */
  readonly x: number
  /** Seconds from the beginning. */
  readonly place: number
  /** How much of the finger's way counts: 1 is all of it. */
  readonly part: number
}

interface Track {
  /** CSS pixels. */
  readonly width: number
  /** Of the whole replay, in seconds. */
  readonly length: number
}

interface Finger {
  /** CSS pixels from the scrubber's left end. */
  readonly x: number
  /** CSS pixels from the middle of the scrubber, above or below. */
  readonly away: number
  /** Whether it goes finer the further it is away. A mouse is fine enough, and wanders. */
  readonly isCoarse: boolean
}

/** Further from the scrubber than this a finger moves the place more finely. */
const FINE = [
  { beyond: 150, part: 1 / 16 },
  { beyond: 70, part: 1 / 4 },
] as const

const within = (place: number, { length }: Track): number => Math.min(length, Math.max(0, place))

/** The scrubber is pressed: what is under the finger is taken. */
export const grabbed = (x: number, track: Track): ScrubberDrag => ({
  x,
  place: within((x / Math.max(1, track.width)) * track.length, track),
  part: 1,
})

/** The finger has moved. */
export const dragged = (drag: ScrubberDrag, finger: Finger, track: Track): ScrubberDrag => {
  const part = finger.isCoarse ? (FINE.find(({ beyond }) => finger.away > beyond)?.part ?? 1) : 1
  // Never finer than the finger was: then it stays under it.
  if (part === 1 && drag.part === 1) return grabbed(finger.x, track)
  const moved = ((finger.x - drag.x) / Math.max(1, track.width)) * track.length * part
  return { x: finger.x, place: within(drag.place + moved, track), part }
}
