import { seatAt, type Ruling, type SkellyTurn } from '@skelly/engine'
import { expect, test } from 'vitest'
import { crowdCall } from '../../../src/feel/plan/crowd-call.ts'
import { nextTake, TAKES } from '../../../src/feel/plan/next-take.ts'

const [ana, ben, cyd] = [0, 1, 2].map(seatAt)
const miss: Ruling = {
  ...{ verdict: 'miss', won: null, knockedOut: [], freed: [], becameKiller: false },
  ...{ lostKiller: false, again: false, setDown: null, xp: 0 },
}
const aiming: SkellyTurn = { phase: 'aiming', mover: ana ?? seatAt(0) }
const over: SkellyTurn = { phase: 'over', places: [] }
const out = [ben, cyd].flatMap((seat) => seat ?? [])

test.each([
  { what: 'a miss', ruling: miss, turn: aiming, call: null },
  { what: 'a box', ruling: { ...miss, verdict: 'box' as const }, turn: aiming, call: null },
  { what: 'a pot', ruling: { ...miss, verdict: 'pot' as const }, turn: aiming, call: 'crowd-pot' },
  { what: 'a rescue', ruling: { ...miss, verdict: 'rescue' as const }, turn: aiming, call: 'crowd-rescue' },
  {
    what: 'a knockout',
    ruling: { ...miss, verdict: 'knockout' as const, knockedOut: out.slice(1) },
    turn: aiming,
    call: 'crowd-knockout',
  },
  {
    what: 'two at once',
    ruling: { ...miss, verdict: 'knockout' as const, knockedOut: out },
    turn: aiming,
    call: 'crowd-double',
  },
  {
    what: 'a killer by a pot',
    ruling: { ...miss, verdict: 'pot' as const, becameKiller: true },
    turn: aiming,
    call: 'crowd-killer',
  },
  {
    what: 'the last knockout',
    ruling: { ...miss, verdict: 'knockout' as const, knockedOut: out },
    turn: over,
    call: 'crowd-win',
  },
])('$what: $call', ({ ruling, turn, call }) => {
  expect(crowdCall({ ruling }, { turn })).toBe(call)
})

test('no take is heard twice in a row, whatever the shots', () => {
  let last: number | null = null
  for (const number of [0, 0, 1, 3, 3, 3, 4, 8, 120, 121]) {
    const take = nextTake(number, last)
    expect(take).not.toBe(last)
    expect(take).toBeLessThan(TAKES)
    last = take
  }
})
