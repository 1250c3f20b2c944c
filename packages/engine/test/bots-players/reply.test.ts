import { describe, expect, test, vi } from 'vitest'
import { HANDS, MANNERS, type Hand } from '../../src/bots/index.ts'
import { drawHandErrors } from '../../src/bots/hand-error.ts'
import { foresightOf } from '../../src/bots/skelly/foresee.ts'
import { REPLY_SHOTS, worthAfterReply } from '../../src/bots/skelly/reply.ts'
import { worth } from '../../src/bots/skelly/worth.ts'
import { streamOf } from '../../src/index.ts'
import * as playing from '../../src/rulesets/skelly/play-flick.ts'
import { seedNumbered } from '../../src/testing/setup-of.ts'
import { A, matchAt } from './thinking-at.ts'

vi.mock(import('../../src/rulesets/skelly/play-flick.ts'), { spy: true })

/** Weighs nothing but what has happened: all else must come from looking ahead. */
const blind = { ...MANNERS.ruthless, fear: 0, hunger: 0 }

/** What the reply is found to change for A, on average over a few attempts. */
const changeFor = (line: string, hand: Hand = HANDS.good): number => {
  const { state } = matchAt(line)
  const foresight = foresightOf(state)
  const { drawn } = drawHandErrors(hand, 40, streamOf(seedNumbered(3), 'reply'))
  const thinking = { foresight, manner: blind, errors: drawn }
  const values = Array.from({ length: 20 }, (_, attempt) => worthAfterReply(thinking, state, A, attempt))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return mean - worth(foresight.court, state, A, blind)
}

describe('a reply', () => {
  test('by a killer that is near is worse than by one that is far, of a shaky hand', () => {
    const near = changeFor('A@500,1000>5 B@500,800* | B', HANDS.novice)
    const far = changeFor('A@950,1250>5 B@50,50* | B', HANDS.novice)
    expect(near).toBeLessThan(far - 5)
  })

  test('by a rival before an easy box costs more than before a hard one', () => {
    const easyBox = changeFor('A@500,1000>5 B@100,850>4 | B')
    const hardBox = changeFor('A@500,1000>5 B@950,50>4 | B')
    expect(easyBox).toBeLessThan(hardBox)
  })

  test('of one’s own helps', () => {
    expect(changeFor('A@100,850>4 B@500,500>3 | A')).toBeGreaterThan(0)
  })

  test.each(['A@500,1200* B@500,1100>9 C@950,50>9 | A', 'A@500,1200* B@950,50>9 C@500,1100>9 | A'])(
    'is the best of a few, the prey that is near: %s',
    (line) => {
      // to knock out one of two for sure is worth some six flicks; to try it across the court, two
      expect(changeFor(line, HANDS.novice)).toBeGreaterThan(5)
    },
  )

  test('after the end there is none', () => {
    expect(changeFor('A@500,1000* B@500,800>3x | over A B | out B')).toBe(0)
  })

  test.each([
    'A@1,1>2 B@500,800>3 | B',
    'A@100,100>2 B@500,800* C@900,900>3 D@300,900>4 | B',
    'A@1,1>2 B@540,960<12/12 | B',
  ])('takes no more simulations than it says: %s', (line) => {
    const { state } = matchAt(line)
    const thinking = {
      foresight: foresightOf(state),
      manner: blind,
      errors: drawHandErrors(HANDS.good, 40, streamOf(seedNumbered(3), 'reply')).drawn,
    }
    const played = vi.mocked(playing.playFlick)
    played.mockClear()
    worthAfterReply(thinking, state, A, 0)
    expect(played.mock.calls.length).toBeGreaterThan(0)
    expect(played.mock.calls.length).toBeLessThanOrEqual(REPLY_SHOTS)
  })
})
