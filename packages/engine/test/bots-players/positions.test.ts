import { describe, expect, test } from 'vitest'
import { COMPUTER_PLAYERS, HANDS, MANNERS, mindOf, type Mind } from '../../src/bots/index.ts'
import type { SkellyState } from '../../src/index.ts'
import { thinkAt, type Thought } from './thinking-at.ts'

/** A hand that hardly errs: what comes out is what was meant. */
const steady: Mind = mindOf({ direction: 0.02, strength: 0.1 })
const { easy, normal, hard } = COMPUTER_PLAYERS
const minds = [
  { who: 'easy', mind: easy.mind },
  { who: 'normal', mind: normal.mind },
  { who: 'hard', mind: hard.mind },
]

const ideas = (thoughts: readonly Thought[]) => new Set(thoughts.map(({ turn }) => turn.idea))
const verdicts = (thoughts: readonly Thought[]) => new Set(thoughts.map(({ ruling }) => ruling.verdict))

const apart = ({ caps }: SkellyState): number => {
  const [a, b] = caps.map(({ at }) => at)
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
}

describe.each(minds)('$who', ({ mind }) => {
  test.each([
    { why: 'straight ahead', line: 'A@500,700* B@500,300>3 | A' },
    { why: 'across the court', line: 'A@500,1200* B@900,100>3 | A' },
    { why: 'one of two', line: 'A@500,1200* B@900,100>3 C@300,1000>9 | A' },
    { why: 'R4.1 one that sits out', line: 'A@500,1200* B@400,400>3!2 | A' },
    { why: 'R4.1 another killer', line: 'A@100,1200* B@700,900* | A' },
  ])('a killer hunts, $why', ({ line }) => {
    expect(ideas(thinkAt(line, mind))).toEqual(new Set(['knockout']))
  })

  test('R5.10 leaves the box that is barred, and stays near it', () => {
    const thoughts = thinkAt('A@540,960<12/12 B@300,300>9 | A', mind)
    expect(ideas(thoughts)).toEqual(new Set(['approach']))
  })

  test('R5.3 sets down where the next box is in a clear line', () => {
    for (const { turn, before } of thinkAt('A@40,540>7 B@500,540>5 | A in 6', mind)) {
      expect(turn.setDown).not.toBeNull()
      expect(before.caps[0]?.at).toEqual(turn.setDown)
    }
  })
})

describe('with a steady hand', () => {
  test.each([
    { why: 'R5.1 pots from the box won last', line: 'A@40,540>7/6 B@500,200>5 | A', is: 'pot' },
    {
      why: 'R5.11 pots off the edge past a cap in the way',
      line: 'A@960,960>4/2 B.tar@860,960>5 | A',
      is: 'pot',
    },
    { why: 'R5.2 lands the box when it has won none', line: 'A@200,700>1 B@500,200>5 | A', is: 'box' },
    {
      why: 'R4.3 knocks in rather than land a single box',
      line: 'A@700,60>3/- B@860,50>2 | A',
      is: 'knock-in',
    },
    {
      why: 'R4.2, R6.3 rescues where that makes it a killer',
      line: 'A@500,500<2/- B@375,500>4!1 C@900,1200>3 D@800,1200>3 | A',
      is: 'rescue',
    },
    { why: 'R4.1 knocks out', line: 'A@500,1200* B@900,100>3 C@300,1000>9 | A', is: 'knockout' },
  ])('$why', ({ line, is }) => {
    expect(verdicts(thinkAt(line, steady))).toEqual(new Set([is]))
  })

  test('knocks out both where one flick can', () => {
    for (const { ruling } of thinkAt('A@500,900* B@480,400>3 C@520,345>9 D@100,100>3 | A', steady)) {
      expect(ruling.knockedOut.length).toBe(2)
    }
  })
})

describe('in danger', () => {
  const NOVICE: Mind = { ...mindOf(HANDS.novice), manner: MANNERS.cautious }

  test('flees a killer that it can’t outrun, and far enough', () => {
    for (const { turn, before, after } of thinkAt('A@700,1100>13/- B@600,1200* | A', NOVICE)) {
      expect(turn.idea).toBe('safety')
      expect(apart(after)).toBeGreaterThan(apart(before) + 300)
    }
  })

  test('flees out of fear, who has it', () => {
    const fearing = (fear: number): Mind => ({ ...NOVICE, manner: { ...MANNERS.cautious, fear, hunger: 0 } })
    const line = 'A@200,300>13/- B@120,300* | A'
    expect(ideas(thinkAt(line, fearing(3)))).toEqual(new Set(['safety']))
    expect(ideas(thinkAt(line, fearing(0))).has('safety')).toBe(false)
  })

  test('goes on with its run where the killer is stuck in the skull for long', () => {
    const thoughts = thinkAt('A@700,1100>4/- B@400,400*!2 | A', NOVICE)
    expect(ideas(thoughts).has('safety')).toBe(false)
  })

  test('a shaky hand keeps out of the skull where box 13 is a long way off', () => {
    const line = 'A@500,1250>13/- B@900,300>3 | A'
    const careless = { ...NOVICE, manner: { ...MANNERS.cautious, skull: 0 } }
    const skulls = (mind: Mind) =>
      thinkAt(line, mind, 30).filter(({ ruling }) => ruling.verdict === 'skull').length
    expect(skulls(NOVICE)).toBeLessThan(skulls(careless))
  })
})

describe('manners differ', () => {
  test('the ruthless one gives more for spoiling another’s game than the carefree one', () => {
    expect(MANNERS.ruthless.spite).toBeGreaterThan(MANNERS.carefree.spite)
    expect(MANNERS.cautious.fear).toBeGreaterThan(MANNERS.ruthless.fear)
  })
})
