import { describe, expect, test } from 'vitest'
import { millis } from '../../src/ids.ts'
import { readPosition } from '../../src/notation/position-text.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const people = (count: number) =>
  ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, count).map((name) => ({ name, fill: 'empty' as const }))
const begun = (count = 2, position?: string): Table => {
  const read = position === undefined ? undefined : readPosition(position)
  if (read?.ok === false) throw new Error(read.refusal)
  const table = new Table(setupOf({ seats: people(count) }), read?.value)
  table.begin(1000)
  return table
}

describe('R7.2 leaving', () => {
  test('ends a game of two', () => {
    const table = begun()
    expect(table.leave([0], 5000)).toBeNull()
    expect(table.match.phase).toEqual({ kind: 'over', at: 5000, places: [[1], [0]], leaving: 'resigned' })
  })

  test('of the mover hands on the turn with a clock of its own', () => {
    const table = begun(3)
    table.leave([0], 5000)
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt: 5000, deadline: 25_000 })
    expect(table.match.state.turn).toMatchObject({ mover: 1 })
    expect(table.match.ply).toBe(0)
  })

  test('of somebody else leaves the clock alone', () => {
    const table = begun(3)
    table.leave([2], 5000)
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt: 1000, deadline: 21_000 })
  })

  test('while a shot rolls: it is judged first, and the earned flick is lost', () => {
    const table = begun(3, 'A@40,800>4 B@500,300>1 C@600,300>1 | A')
    table.flick(0, 1, 254)
    expect(table.events[0]).toMatchObject({ kind: 'shot', ruling: { verdict: 'box', again: true } })
    const { stillAt } = table
    expect(table.leave([0], stillAt - 200)).toBeNull()
    expect(table.match.state.turn).toMatchObject({ mover: 1 })
    expect(table.match.state.caps[0]).toMatchObject({ progress: 4, inGame: false })
    // the others see it roll to its end
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt, deadline: stillAt + 20_000 })
  })

  test('of one who is not there any more is refused', () => {
    const table = begun(3)
    table.leave([2])
    expect(table.leave([2])).toBe('not-at-the-table')
    expect(table.leave([])).toBe('not-at-the-table')
    expect(table.leave([9])).toBe('not-at-the-table')
  })
})

describe('R7.4 a game without a winner', () => {
  test('the last two together', () => {
    const table = begun(3)
    table.leave([2])
    expect(table.leave([0, 1], 9000)).toBeNull()
    expect(table.match.phase).toEqual({ kind: 'void', at: 9000, why: 'left-together' })
  })

  test.each([
    { after: 999, is: null, phase: 'void' },
    { after: 1000, is: 'over', phase: 'over' },
  ])('the winner leaves $after ms after the other: $phase', ({ after, is, phase }) => {
    const table = begun()
    table.leave([0], 5000)
    expect(table.leave([1], 5000 + after)).toBe(is)
    expect(table.match.phase.kind).toBe(phase)
  })

  test('a winner by knockout may go at once', () => {
    const table = begun(2, 'A@500,700* B@500,600>3 | A')
    table.flick(0, -1, 500)
    expect(table.match.phase).toMatchObject({ kind: 'over', places: [[0], [1]], leaving: null })
    expect(table.leave([0], 1000)).toBe('over')
  })
})

describe('R10.2, R10.6 called off', () => {
  test.each(['never-joined', 'server-lost'] as const)('%s', (why) => {
    const table = new Table(setupOf())
    if (why === 'server-lost') table.begin()
    expect(table.ask({ kind: 'void', at: millis(30_000), why })).toBeNull()
    expect(table.match.phase).toEqual({ kind: 'void', at: 30_000, why })
    expect(table.ask({ kind: 'void', at: millis(30_000), why })).toBe('over')
    expect(table.move({ kind: 'aim' })).toBe('over')
    expect(table.timeOut()).toBe('over')
    expect(table.ask({ kind: 'resume', at: millis(0), away: 0 })).toBe('over')
    expect(table.begin()).toBe('already-begun')
  })
})

test('R7.1 the end comes when the caps of the last shot lie still', () => {
  const table = begun(2, 'A@500,700* B@500,600>3 | A')
  table.flick(0, -1, 500)
  const [shot] = table.events
  const rolls = shot?.kind === 'shot' ? shot.rolls : 0
  expect(table.match.phase).toMatchObject({ at: 1000 + rolls })
})
