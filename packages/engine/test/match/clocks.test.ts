import { describe, expect, test } from 'vitest'
import { millis, plyOf, seatAt } from '../../src/ids.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const begun = (given: Parameters<typeof setupOf>[0] = {}): Table => {
  const table = new Table(setupOf(given))
  table.begin(1000)
  return table
}
const three = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, fill: 'empty' as const }))

describe('R3.2 the shot clock', () => {
  test('starts with the game, for 20 s', () => {
    expect(begun().match.phase).toEqual({ kind: 'playing', stillAt: 1000, deadline: 21_000 })
  })

  test('starts again when the caps lie still', () => {
    const table = begun()
    expect(table.move({ kind: 'aim' }, 5000)).toBeNull()
    expect(table.match.phase).toMatchObject({ deadline: 21_000 })
    expect(table.flick(0, -1, 400)).toBeNull()
    const [shot] = table.events
    const rolls = shot?.kind === 'shot' ? shot.rolls : 0
    expect(rolls).toBeGreaterThan(300)
    const stillAt = 1000 + rolls
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt, deadline: stillAt + 20_000 })
  })

  test.each([
    { why: 'while the caps roll', at: -1, is: 'still-moving' },
    { why: 'as they lie still', at: 0, is: null },
    { why: 'in the last millisecond', at: 19_999, is: null },
    { why: 'when it has run out', at: 20_000, is: 'too-late' },
  ])('a move $why: $is', ({ at, is }) => {
    const table = begun()
    table.flick(0, -1, 400)
    expect(table.move({ kind: 'aim' }, table.stillAt + at)).toBe(is)
  })

  test('it may be off', () => {
    const table = begun({ shotClock: null })
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt: 1000, deadline: null })
    expect(table.move({ kind: 'aim' }, 9_999_999)).toBeNull()
    expect(table.timeOut()).toBe('no-clock')
  })
})

describe('R3.3 a turn lost to the clock', () => {
  test('not before its deadline', () => {
    const table = begun()
    expect(table.ask({ kind: 'time-out', at: millis(20_999) })).toBe('too-early')
    expect(table.timeOut()).toBeNull()
    expect(table.match.ply).toBe(1)
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt: 21_000, deadline: 41_000 })
  })

  test('a cap that was set down stays there', () => {
    const table = begun()
    expect(table.setDown(70, 1200)).toBeNull()
    table.timeOut()
    expect(table.match.state.caps[0]?.at).toEqual({ x: 70, y: 1200 })
  })

  test('one that was refused stays where it was', () => {
    const table = begun()
    expect(table.setDown(41, 1200)).toBe('on-the-chalk')
    table.timeOut()
    expect(table.match.state.caps[0]?.at).toEqual({ x: 90, y: 1190 })
  })
})

describe('R10.4 three turns in a row lost to the clock', () => {
  const lose = (table: Table, turns: number): void => {
    for (let turn = 0; turn < turns; turn += 1) expect(table.timeOut()).toBeNull()
  }

  test('the third is walking out', () => {
    const table = begun()
    lose(table, 4)
    expect(table.match.clocksLost).toEqual([2, 2])
    lose(table, 1)
    expect(table.match.phase).toEqual({
      kind: 'over',
      at: 101_000,
      places: [[1], [0]],
      leaving: 'three-clocks',
    })
  })

  test('in a game of three the others play on', () => {
    const table = begun({ seats: three })
    lose(table, 7)
    expect(table.match.phase.kind).toBe('playing')
    expect(table.match.state.wentOut).toEqual([[0]])
    expect(table.match.state.turn).toMatchObject({ mover: 1 })
  })

  test('one valid message breaks the row, whatever it is', () => {
    const table = begun()
    lose(table, 4)
    table.move({ kind: 'aim' })
    expect(table.match.clocksLost).toEqual([0, 2])
    lose(table, 1)
    // the turn was lost, but not without a message
    expect(table.match.clocksLost).toEqual([0, 2])
    lose(table, 1)
    expect(table.match.phase).toMatchObject({ kind: 'over', places: [[0], [1]], leaving: 'three-clocks' })
  })

  test('a refused message does not', () => {
    const table = begun()
    lose(table, 4)
    expect(table.flick(0, 0, 500)).toBe('bad-flick')
    lose(table, 1)
    expect(table.match.phase.kind).toBe('over')
  })

  test('turns lost by sitting out neither count nor break the row', () => {
    const table = begun()
    lose(table, 1)
    const [ana, ...others] = table.match.state.caps
    if (ana === undefined) throw new Error('nobody')
    const caps = [{ ...ana, sittingOut: 1 }, ...others]
    table.match = { ...table.match, state: { ...table.match.state, caps } }
    lose(table, 1)
    expect(table.match.clocksLost).toEqual([1, 1])
    expect(table.match.state.turn).toMatchObject({ mover: 1 })
  })
})

describe('R3.8 the server was away', () => {
  const resume = (table: Table, at: number, away: number): unknown =>
    table.ask({ kind: 'resume', at: millis(at), away })

  test.each([
    { why: 'the deadline moves by the outage', at: 9000, away: 5000, deadline: 26_000 },
    { why: 'the mover has at least 10 s', at: 40_000, away: 20_000, deadline: 50_000 },
    { why: 'no outage at all', at: 2000, away: 0, deadline: 21_000 },
  ])('$why', ({ at, away, deadline }) => {
    const table = begun()
    expect(resume(table, at, away)).toBeNull()
    expect(table.match.phase).toEqual({ kind: 'playing', stillAt: 1000, deadline })
  })

  test('10 s from when the caps lie still, where they still roll', () => {
    const table = begun({ shotClock: 5 })
    table.flick(0, -1, 900)
    const { stillAt } = table
    resume(table, stillAt - 500, 1)
    expect(table.match.phase).toMatchObject({ deadline: stillAt + 10_000 })
  })

  test('a game without a clock has nothing to move', () => {
    expect(resume(begun({ shotClock: null }), 9000, 5000)).toBe('no-clock')
  })
})

describe('who may ask for what', () => {
  const aim = (table: Table, seat: number, ply: number): unknown =>
    table.ask({ kind: 'move', at: table.stillAt, seat: seatAt(seat), ply: plyOf(ply), move: { kind: 'aim' } })

  test.each([
    { seat: 0, ply: 0, is: null },
    { seat: 1, ply: 0, is: 'not-your-turn' },
    { seat: 7, ply: 0, is: 'not-your-turn' },
    { seat: 0, ply: 1, is: 'wrong-ply' },
  ])('seat $seat at ply $ply: $is', ({ seat, ply, is }) => {
    expect(aim(begun(), seat, ply)).toBe(is)
  })

  test('nothing but joining happens before the game has begun', () => {
    const table = new Table(setupOf())
    expect(aim(table, 0, 0)).toBe('not-begun')
    expect(table.timeOut()).toBe('not-begun')
    expect(table.leave([0])).toBe('not-begun')
    expect(table.ask({ kind: 'resume', at: millis(0), away: 0 })).toBe('not-begun')
    expect(table.begin()).toBeNull()
    expect(table.begin()).toBe('already-begun')
  })

  test('a second flick for the same turn', () => {
    const table = begun()
    const ply = table.match.ply
    table.flick(0, -1, 400)
    expect(aim(table, 0, ply)).toBe('not-your-turn')
    expect(aim(table, 1, ply)).toBe('wrong-ply')
  })

  test.each([
    { dx: 0, dy: 0, strength: 500 },
    { dx: 1, dy: 0, strength: 0 },
    { dx: 1, dy: 0, strength: 1001 },
    { dx: 1, dy: 0, strength: Number.NaN },
    { dx: 0.5, dy: 0, strength: 500 },
    { dx: 1_048_577, dy: 0, strength: 500 },
  ])('a flick $dx, $dy with $strength is refused', ({ dx, dy, strength }) => {
    const table = begun()
    const before = table.match
    expect(table.flick(dx, dy, strength)).toBe('bad-flick')
    expect(table.match).toBe(before)
  })
})
