import { describe, expect, test } from 'vitest'
import { readPosition, positionText } from '../../../src/notation/position-text.ts'
import { seatLetter } from '../../../src/notation/seat-letter.ts'
import { seatAt } from '../../../src/ids.ts'
import { skelly } from '../../../src/rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyState } from '../../../src/rulesets/skelly/state.ts'

const read = (position: string): SkellyState => {
  const state = readPosition(position)
  if (!state.ok) throw new Error(`${position}: ${state.refusal}`)
  return state.value
}

const after = (state: SkellyState, events: readonly SkellyEvent[]): SkellyState =>
  events.reduce((before, event) => skelly.evolve(before, event), state)

/** Who lost a turn by sitting out, in order, then the turn that comes. */
const handedOn = (events: readonly SkellyEvent[]): string =>
  events
    .flatMap((event) => {
      if (event.kind === 'turn-lost') return [`${seatLetter(event.seat)} loses`]
      return event.kind === 'turn' && event.turn.phase !== 'over' ? [seatLetter(event.turn.mover)] : []
    })
    .slice(1)
    .join(', ')

describe('R3.5 to R3.7 the turn passes', () => {
  test.each([
    { rule: 'R3.5 to the next', from: 'A@1,1>2 B@2,2>2 C@3,3>2 | A', to: 'B' },
    { rule: 'R3.5 round the table', from: 'A@1,1>2 B@2,2>2 C@3,3>2 | C', to: 'A' },
    { rule: 'R3.5 past those who are out', from: 'A@1,1>2 B@2,2>2x C@3,3>2 | A', to: 'C' },
    { rule: 'R3.5 one who sits out loses it', from: 'A@1,1>2 B@2,2>2!2 C@3,3>2 | A', to: 'B loses, C' },
    {
      rule: 'R3.6 all sit out',
      from: 'A@1,1>2!2 B@2,2>2!1 C@3,3>2!2 | A',
      to: 'B loses, C loses, A loses, B',
    },
    {
      rule: 'R3.6 two sit out',
      from: 'A@1,1>2!2 B@2,2>2!2 | A',
      to: 'B loses, A loses, B loses, A loses, B',
    },
    { rule: 'R3.6 an out cap holds nobody up', from: 'A@1,1>2!1 B@2,2>2!2x | A', to: 'A loses, A' },
  ])('$rule: $from to $to', ({ from, to }) => {
    const state = read(from)
    const events = skelly.loseTurn(state)
    expect(events[0]).toMatchObject({ kind: 'turn-lost', why: 'clock' })
    expect(handedOn(events)).toBe(to)
  })

  test('R3.7 at 0 the cap is flicked from where it lies', () => {
    const state = read('A@700,700>2 B@400,400>2!1 | A')
    const once = after(state, skelly.loseTurn(state))
    expect(positionText(once)).toBe('A@700,700>2 B@400,400>2 | A')
    expect(positionText(after(once, skelly.loseTurn(once)))).toBe('A@700,700>2 B@400,400>2 | B')
  })

  test('R2.4 a cap that has not flicked may be set down in START, one that was pushed may not', () => {
    const state = read('A@700,700>2 B@150,1190>1? | A')
    expect(positionText(after(state, skelly.loseTurn(state)))).toMatch(/\| B in START$/)
    const pushed = read('A@700,700>2 B@155,1190>1?~ | A')
    expect(positionText(after(pushed, skelly.loseTurn(pushed)))).toMatch(/\| B$/)
  })
})

describe('R7.2, R7.3 leaving and places', () => {
  test.each([
    {
      why: 'one of three, not on turn',
      from: 'A@1,1>2 B@2,2>2 C@3,3>2 | A',
      leave: [1],
      then: '| A | out B',
    },
    { why: 'the mover hands on', from: 'A@1,1>2 B@2,2>2 C@3,3>2 | A', leave: [0], then: '| B | out A' },
    {
      why: 'an earned flick is lost',
      from: 'A@40,40>2 B@2,2>2 C@3,3>2 | A in 1',
      leave: [0],
      then: '| B | out A',
    },
    { why: 'the last but one', from: 'A@1,1>2 B@2,2>2 | A', leave: [0], then: '| over B A | out A' },
    {
      why: 'places in reverse order',
      from: 'A@1,1>2 B@2,2>2 C@3,3>2x | A | out C',
      leave: [1],
      then: '| over A B C | out C B',
    },
    {
      why: 'two share a place',
      from: 'A@1,1>2 B@2,2>2x C@3,3>2x D@4,4>3 | A | out B=C',
      leave: [3],
      then: '| over A D B=C | out B=C D',
    },
    {
      why: 'two at once',
      from: 'A@1,1>2 B@2,2>2 C@3,3>2 | A',
      leave: [1, 2],
      then: '| over A B=C | out B=C',
    },
    {
      why: 'somebody who is out already',
      from: 'A@1,1>2 B@2,2>2 C@3,3>2x | A | out C',
      leave: [2],
      then: '| A | out C',
    },
    { why: 'everybody', from: 'A@1,1>2 B@2,2>2 | A', leave: [0, 1], then: '| over A=B | out A=B' },
  ])('$why', ({ from, leave, then }) => {
    const state = read(from)
    const left = after(state, skelly.leave(state, leave.map(seatAt)))
    expect(positionText(left).replace(/^[^|]*/, '')).toBe(then)
  })

  test('a game that is over is left alone', () => {
    expect(skelly.leave(read('A@1,1>2 B@2,2>2x | over A B | out B'), [seatAt(0)])).toEqual([])
    expect(skelly.loseTurn(read('A@1,1>2 B@2,2>2x | over A B | out B'))).toEqual([])
  })
})
