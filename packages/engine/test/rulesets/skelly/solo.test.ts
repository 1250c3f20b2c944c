import { describe, expect, test } from 'vitest'
import {
  checkSetup,
  decodeReplay,
  encodeReplay,
  millis,
  positionText,
  readPosition,
  replayOf,
  skelly,
  soloFlicks,
  soloStars,
  SOLO_STARS,
  verifyReplay,
  type Setup,
} from '../../../src/index.ts'
import { setupOf } from '../../../src/testing/setup-of.ts'
import { Table } from '../../../src/testing/table.ts'

const solo = (given: Partial<Setup> = {}): Setup =>
  setupOf({ way: 'solo', shotClock: null, seats: [{ name: 'Ana', fill: 'empty' }], ...given })

const tableAt = (line: string): Table => {
  const position = readPosition(line)
  if (!position.ok) throw new Error(`${line}: ${position.refusal}`)
  const table = new Table(solo(), position.value)
  table.begin()
  return table
}

const played = ({ journal }: Table) =>
  journal.flatMap(({ happenings }) =>
    happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : [])),
  )

describe('R9.1 the solo run', () => {
  test('R2.2 begins in START, alone', () => {
    const table = new Table(solo())
    table.begin()
    expect(positionText(table.match.state)).toBe('A@90,1190>1? | A in START')
  })

  test.each([
    { how: 'by the last box', from: 'A@40,400<1/2 | A', dy: -1, strength: 374 },
    { how: 'R6.3 by a pot of box 2', from: 'A@960,40<2/3 | A', dy: 1, strength: 596 },
  ] as const)('is done at progress 25, $how: no further flick', ({ from, dy, strength }) => {
    const table = tableAt(from)
    expect(table.flick(0, dy, strength)).toBeNull()
    expect(table.match.state.caps[0]?.progress).toBe(25)
    expect(table.match.phase).toMatchObject({ kind: 'over', places: [[0]], leaving: null })
    const [shot] = table.events
    expect(shot).toMatchObject({ ruling: { becameKiller: true, again: false, setDown: null } })
    expect(table.flick(0, dy, strength)).toBe('over')
  })

  test('is not done before', () => {
    const table = tableAt('A@40,400<2/- | A')
    table.flick(0, -1, 374)
    expect(table.match.phase.kind).toBe('playing')
  })

  test('R5.5 the skull adds two flicks at once, and nobody sits out', () => {
    const table = tableAt('A@400,900>4 | A')
    expect(table.flick(0, -1, 400)).toBeNull()
    expect(table.events[0]).toMatchObject({ ruling: { verdict: 'skull' } })
    expect(positionText(table.match.state)).toMatch(/^A@400,[^ !]*>4 \| A$/)
    expect(soloFlicks(played(table))).toBe(3)
    expect(table.flick(0, 1, 300)).toBeNull()
    expect(soloFlicks(played(table))).toBe(4)
    expect(table.match.ply).toBe(2)
  })

  test('leaving it makes it void', () => {
    const table = tableAt('A@400,900>4 | A')
    table.leave([0])
    expect(table.match.phase.kind).toBe('void')
  })

  test('a finished one is a replay that verifies', () => {
    const table = new Table(solo())
    table.begin()
    table.flick(0, -1, 300)
    const replay = replayOf(table.match.setup, millis(0), table.journal)
    expect(decodeReplay(encodeReplay(replay))).toEqual({ ok: true, value: replay })
    expect(verifyReplay(replay)).toEqual({ verified: true, shots: 1 })
  })

  test('two who play are not alone when one is left', () => {
    const killer = readPosition('A@500,700* B@500,600>3 | A')
    const table = new Table(setupOf(), killer.ok ? killer.value : undefined)
    table.begin()
    table.flick(1, -1, 100)
    expect(table.match.phase.kind).toBe('playing')
  })
})

describe('its setup', () => {
  const seats = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'A', fill: 'empty' as const }))
  test.each([
    { rule: 'R9 one player', given: {}, refusal: null },
    { rule: 'R9 not two', given: { seats: seats(2) }, refusal: 'seats' },
    { rule: 'R2.1 not one in the full game', given: { way: 'local' }, refusal: 'seats' },
    { rule: 'R2.6 no slippery street', given: { grip: 85 }, refusal: 'grip' },
    { rule: 'R9 no clock', given: { shotClock: 20 }, refusal: 'clock' },
    { rule: 'one in a lesson', given: { way: 'tutorial' }, refusal: null },
    { rule: 'nobody', given: { way: 'tutorial', seats: [] }, refusal: 'seats' },
  ] as const)('$rule: $refusal', ({ given, refusal }) => {
    const checked = checkSetup(skelly, solo(given))
    expect(checked.ok ? null : checked.refusal).toBe(refusal)
  })
})

test('stars for few flicks', () => {
  expect(soloStars(SOLO_STARS.three)).toBe(3)
  expect(soloStars(SOLO_STARS.three + 1)).toBe(2)
  expect(soloStars(SOLO_STARS.two)).toBe(2)
  expect(soloStars(SOLO_STARS.two + 1)).toBe(1)
})
