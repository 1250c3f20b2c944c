import { expect, test } from 'vitest'
import { hashWords } from '../../../src/hash.ts'
import { readPosition } from '../../../src/notation/position-text.ts'
import { seatAt } from '../../../src/ids.ts'
import { courtOf } from '../../../src/rulesets/skelly/court-of.ts'
import { skelly } from '../../../src/rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyState } from '../../../src/rulesets/skelly/state.ts'
import { streetCourt } from '../../../src/court/street-court.ts'

/** The position with these seats' caps as nobody's. */
const read = (position: string, ...bystanders: readonly number[]): SkellyState => {
  const state = readPosition(position)
  if (!state.ok) throw new Error(`${position}: ${state.refusal}`)
  const caps = state.value.caps.map((cap, seat) =>
    bystanders.includes(seat) ? { ...cap, bystander: true as const } : cap,
  )
  return { ...state.value, caps }
}

const after = (state: SkellyState, events: readonly SkellyEvent[]): SkellyState =>
  events.reduce((before, event) => skelly.evolve(before, event), state)

test('a turn passes over caps that are nobody’s, and does not count down theirs', () => {
  const state = read('A@40,40>2 B@400,400>3!2 C@600,900>3 | A', 1)
  expect(after(state, skelly.loseTurn(state)).turn).toMatchObject({ mover: 2 })
  const alone = read('A@40,40>2!2 B@400,400>3!2 | A', 1)
  const later = after(alone, skelly.loseTurn(alone))
  expect(later.turn).toMatchObject({ mover: 0 })
  expect(later.caps.map(({ sittingOut }) => sittingOut)).toEqual([0, 2])
})

test('the game is over when nobody is left to flick', () => {
  const state = read('A@40,40>2 B@500,300>3 C@600,900>3 | A', 1, 2)
  const left = after(state, skelly.leave(state, [seatAt(0)]))
  expect(skelly.places(left)).not.toBeNull()
  expect(skelly.mover(left)).toBeNull()
})

test('whose a cap is shows in the hash', () => {
  const line = 'A@40,40>2 B@500,300>5 | A'
  expect(hashWords(skelly.words(read(line, 1)))).not.toBe(hashWords(skelly.words(read(line))))
})

test('a table may stand on a court of its own, otherwise on the one that it names', () => {
  const ground = { ...streetCourt, width: 500 }
  expect(courtOf({ court: 'level-1-00000000', ground })).toBe(ground)
  expect(courtOf({ court: 'street' })).toBe(streetCourt)
  expect(() => courtOf({ court: 'nowhere' })).toThrow(RangeError)
})
