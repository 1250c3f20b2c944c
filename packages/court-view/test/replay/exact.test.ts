import fc from 'fast-check'
import {
  bodyOf,
  launchOf,
  positionAt,
  simulate,
  streetCourt,
  type Body,
  type Point,
  type ShotTrace,
} from '@skelly/engine'
import { expect, test } from 'vitest'
import { momentOf, playheadAt, seek, step } from '../../src/replay/playhead.ts'
import type { ReplayFrame } from '../../src/replay/replay-frame.ts'
import { lengthOf } from '../../src/replay/timeline.ts'
import { capKeyframes } from '../../src/shot/cap-keyframes.ts'
import { paceOfShot, secondsOfShowing } from '../../src/shot/show-shot.ts'
import { stretchesOf } from '../../src/shot/stretches.ts'
import { seenAt } from '../shot/seen-at.ts'

const at = (x: number, y: number): Body => bodyOf('tar', { x, y }, 100)
/** Two that knock, three in a crowd, and one that banks off the edges. */
const SHOTS = [
  { bodies: [at(500, 1000), at(500, 800)], flick: { dx: 60, dy: -1000, strength: 700 } },
  { bodies: [at(300, 1100), at(330, 900), at(370, 880)], flick: { dx: 120, dy: -900, strength: 1000 } },
  { bodies: [at(200, 300)], flick: { dx: -900, dy: 700, strength: 900 } },
] as const

const frameOf = (trace: ShotTrace, bodies: readonly Body[], index: number): ReplayFrame => ({
  id: String(index),
  number: index + 1,
  pieces: [],
  shot: { trace, bodies, pieceIds: bodies.map((_, body) => String(body)) },
  highlight: null,
  who: '',
  colour: null,
  ruling: '',
  isMarked: false,
  standings: { before: [], after: [] },
  clock: null,
})

const FRAMES = SHOTS.map(({ bodies, flick }, index) =>
  frameOf(simulate(streetCourt, bodies, launchOf(flick, 'tar', 0)), bodies, index),
)
/** Millimetres of the court are a pixel each, so that what is drawn is in mm. */
const drawnAt = ({ x, y }: Point): string => `${String(x)} ${String(y)}`

/** Where the caps of a frame are drawn while a moment is held. */
const drawn = (frame: ReplayFrame, time: number): readonly (readonly number[])[] => {
  if (frame.shot === null) return []
  const { trace, bodies, pieceIds } = frame.shot
  const shot = { id: frame.id, trace, bodies, pieceIds, clock: { kind: 'held', time } } as const
  const [pace, seconds] = [paceOfShot(shot), secondsOfShowing(shot)]
  return bodies.map((body, index) => {
    const stretches = stretchesOf(trace, bodies, index, pace.cuts)
    const { cap } = capKeyframes(stretches, pace, {
      placed: drawnAt,
      base: 0,
      trailLength: 100,
      mass: 3,
      seconds,
    })
    return cap.length === 0 ? [body.at.x, body.at.y] : seenAt(cap, pace.shownAt(time) / seconds)
  })
}

const expectExact = (frame: number, time: number): void => {
  const shown = FRAMES[frame]
  if (!shown?.shot) throw new Error('there is a shot in every frame')
  const { trace, bodies } = shown.shot
  for (const [body, [x = NaN, y = NaN]] of drawn(shown, time).entries()) {
    const there = positionAt(trace, bodies, body, time)
    // A hundredth of a millimetre is a thousandth of a pixel on a phone.
    expect(Math.hypot(x - there.x, y - there.y)).toBeLessThan(0.01)
  }
}

const places = fc.double({ min: -1, max: lengthOf(FRAMES) + 1, noNaN: true })

test('wherever the scrubber is dragged, back and forth, every cap is drawn where physics has it then', () => {
  fc.assert(
    fc.property(fc.array(places, { minLength: 1, maxLength: 6 }), (dragged) => {
      let head = playheadAt(1)
      for (const place of dragged) {
        head = seek(head, FRAMES, place)
        const { frame, time } = momentOf(head, FRAMES, 123_456)
        expectExact(frame, time)
      }
    }),
  )
})

test('so it is step by step, on over the borders of shots and all the way back', () => {
  for (const by of [0.0503, -0.0503]) {
    let head = seek(playheadAt(0), FRAMES, by > 0 ? 0 : lengthOf(FRAMES))
    const frames = new Set<number>()
    for (let steps = 0; steps < 400; steps += 1) {
      head = step(head, FRAMES, by, 0)
      const { frame, time } = momentOf(head, FRAMES, 0)
      frames.add(frame)
      expectExact(frame, time)
    }
    expect(frames.size).toBe(FRAMES.length)
  }
})
