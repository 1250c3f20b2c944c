import { DIRECTION_LIMIT, seedOf, streamOf, type Flick, type SkellyState } from '@skelly/engine'
import { HANDS, drawHandErrors, shaken } from '@skelly/engine/bots'
import { describe, expect, test } from 'vitest'
import { GOALS, STEPS } from '../../src/how-to-play/goals.ts'
import { isStepDone, judged, lessonAt, next, type Lesson } from '../../src/how-to-play/lesson.ts'
import { OWN_SEAT, playOwnMove, setDownMove } from '../../src/stage/own-move.ts'
import { flickAt } from './flick-at.ts'

const seed = seedOf('5'.repeat(32))
if (seed === null) throw new Error('no seed')
const ERRORS = drawHandErrors(HANDS.novice, 300, streamOf(seed, 'lesson')).drawn
const FEW = ERRORS.slice(0, 12)

/** What somebody new at it might aim: every 6° and every 40th of the strength, no finer. */
const AIMS: readonly Flick[] = Array.from({ length: 60 }, (_, turn) => (turn * Math.PI) / 30).flatMap(
  (angle) =>
    Array.from({ length: 20 }, (_, part) => ({
      dx: Math.round(Math.sin(angle) * DIRECTION_LIMIT),
      dy: Math.round(-Math.cos(angle) * DIRECTION_LIMIT),
      strength: 100 + part * 25,
    })),
)

const reaches = (lesson: Lesson, flick: Flick): boolean => {
  const { deed, after } = flickAt(lesson.table, flick)
  return judged(lesson, deed, after).phase === 'reached'
}

/** How often a novice's hand does it that aims so. */
const share = (lesson: Lesson, flick: Flick, errors: typeof ERRORS): number =>
  errors.filter((error) => reaches(lesson, shaken(flick, error))).length / errors.length

const bestAim = (lesson: Lesson): Flick => {
  const [best] = AIMS.map((flick) => ({ flick, share: share(lesson, flick, FEW) })).toSorted(
    (one, other) => other.share - one.share,
  )
  if (best === undefined) throw new Error('nothing was aimed at')
  return best.flick
}

/** Nearer to the next box, as the step asks for. */
const movedDown = (table: SkellyState): SkellyState => {
  const at = table.caps[OWN_SEAT]?.at ?? { x: 0, y: 0 }
  const moved = playOwnMove(table, setDownMove({ x: at.x, y: at.y + 20 }))
  if (moved === null) throw new Error('the rules refuse to set down there')
  return moved.after
}

/** Every goal of a step as somebody meets it who has done well so far. */
const goalsMet = (step: number): readonly { readonly lesson: Lesson; readonly aim: Flick | null }[] => {
  const met: { lesson: Lesson; aim: Flick | null }[] = []
  let lesson: Lesson | null = lessonAt(step)
  while (lesson !== null && lesson.step === step) {
    const aim: Flick | null = GOALS[lesson.goal].wants === 'set-down' ? null : bestAim(lesson)
    met.push({ lesson, aim })
    const reached: Lesson =
      aim === null ? judged(lesson, { kind: 'set-down' }, movedDown(lesson.table)) : reachedBy(lesson, aim)
    lesson = isStepDone(reached) ? null : next(reached)
  }
  return met
}

const reachedBy = (lesson: Lesson, flick: Flick): Lesson => {
  const { deed, after } = flickAt(lesson.table, flick)
  return judged(lesson, deed, after)
}

describe('a novice does it more often than not', () => {
  const shots = STEPS.flatMap((_, step) => goalsMet(step)).flatMap(({ lesson, aim }) =>
    aim === null ? [] : [{ name: lesson.goal, lesson, aim }],
  )
  test('every goal but the set-down is a shot', () => {
    expect(shots.map(({ name }) => name)).toEqual(Object.keys(GOALS).filter((name) => name !== 'setDown'))
  })
  test.each(shots)('$name', ({ lesson, aim }) => {
    expect(lesson.table.turn).toMatchObject({ mover: OWN_SEAT })
    expect(share(lesson, aim, ERRORS)).toBeGreaterThan(0.6)
  })
})
