import { paceOfShot } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'
import { stretchesOf } from './stretches.ts'

/** How fast a cap is seen to slide at a moment; between two of these its speed changes evenly. */
export interface SlideMark {
  /** Since the launch on the screen, ms. */
  readonly at: number
  /** On the screen, mm/s of the street: in slow motion it is less than the cap's own. */
  readonly speed: number
}

/** One cap's way in a running shot, told by its speed. */
export interface Slide {
  readonly pieceId: string
  /** In empty shells. */
  readonly mass: number
  /** In order; where it is knocked there are two at once. */
  readonly marks: readonly SlideMark[]
  /** When it comes to rest, ms since the launch. */
  readonly restsAt: number
  /** Where, mm. */
  readonly rest: { readonly x: number; readonly y: number }
}

/** How each cap that moves in a running shot slides; none of one that stands still. */
export const slidesOf = (shot: ShownShot): readonly Slide[] => {
  const { bodies, clock, pieceIds, trace } = shot
  if (clock.kind !== 'running') return []
  const pace = paceOfShot(shot)
  const seenAt = (time: number): number => (pace.shownAt(time) / clock.rate) * 1000
  return bodies.flatMap(({ mass }, body): readonly Slide[] => {
    const [pieceId, rest] = [pieceIds[body], trace.rest[body]]
    const moments = stretchesOf(trace, bodies, body, pace.cuts).flatMap(({ begin, end }) => [begin, end])
    const last = moments.at(-1)
    if (pieceId === undefined || rest === undefined || last === undefined) return []
    const marks = moments.map(({ speed, time }) => ({
      at: seenAt(time),
      speed: speed * pace.speedAt(time) * clock.rate,
    }))
    return [{ pieceId, mass, marks, restsAt: seenAt(last.time), rest }]
  })
}
