import { beforeAll, describe, expect, test } from 'vitest'
import {
  GRID,
  millis,
  numberedShotId,
  replayOf,
  seatAt,
  skelly,
  type RecordedAction,
  type Replay,
} from '../../src/index.ts'
import { BOTS_VERSION, checkComputerMoves, chooseShot } from '../../src/bots/index.ts'
import { seedNumbered, setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const COMPUTER = 1
const PLIES = 12
/** Of START, from left to right. */
const MIDDLE = 180 * GRID

/** A person who flicks about, with a clock lost, and a computer player that answers. */
const playedAgainst = (): Replay => {
  const seats = [
    { name: 'Ana', fill: 'candle' },
    { name: 'Stoop', fill: 'empty', computer: 'easy' },
  ] as const
  const versions = { ...setupOf().versions, bots: BOTS_VERSION }
  const table = new Table(setupOf({ way: 'machine', seats, versions, seed: seedNumbered(11) }))
  table.begin()
  while (table.match.ply < PLIES) {
    if (skelly.mover(table.match.state) === COMPUTER) answer(table)
    else if (table.match.ply === 3) table.timeOut()
    else table.flick(3, -40, 300 + 10 * table.match.ply)
  }
  return replayOf(table.match.setup, millis(0), table.journal)
}

const answer = (table: Table): void => {
  const { setDown, flick } = chooseShot(table.match, seatAt(COMPUTER))
  if (setDown !== null) table.setDown(setDown.x, setDown.y)
  // asked again after the set-down it says the same
  expect(chooseShot(table.match, seatAt(COMPUTER))).toMatchObject({ setDown, flick })
  table.move({ kind: 'flick', shotId: numberedShotId(table.match.ply), ...flick })
}

let replay: Replay
beforeAll(() => {
  replay = playedAgainst()
})

/** The replay with one command of the computer player's changed, played on as far as that goes. */
const changed = (kind: number, change: (move: readonly number[]) => readonly number[] | null): Replay => {
  const place = replay.commands.findIndex(({ action }) => isComputers(action, kind))
  const commands = replay.commands.flatMap((command, index) => {
    if (index !== place || command.action.kind !== 'move') return [command]
    const move = change(command.action.move)
    return move === null ? [] : [{ ...command, action: { ...command.action, move } }]
  })
  return { ...replay, commands }
}

const isComputers = (action: RecordedAction, kind: number): boolean =>
  action.kind === 'move' && action.seat === COMPUTER && action.move[0] === kind

describe('the moves of computer players', () => {
  test('are what they do', () => {
    expect(replay.commands.filter(({ action }) => isComputers(action, 2)).length).toBeGreaterThan(2)
    expect(checkComputerMoves(replay)).toBeNull()
  })

  test('a flick a hair stronger is not theirs', () => {
    const stronger = changed(2, ([kind = 2, dx = 0, dy = 0, strength = 1]) => [kind, dx, dy, strength - 1])
    expect(checkComputerMoves(stronger)).toEqual({ ply: 1, why: 'other-flick' })
  })

  test('a set-down a hair aside is not theirs, nor is to set down nowhere', () => {
    const aside = changed(1, ([kind = 1, x = 0, y = 0]) => [kind, x + (x > MIDDLE ? -GRID : GRID), y])
    expect(checkComputerMoves(aside)).toEqual({ ply: 1, why: 'other-set-down' })
    expect(checkComputerMoves(changed(1, () => null))).toEqual({ ply: 1, why: 'other-set-down' })
  })

  test('a turn that a computer player lost to the clock is not theirs', () => {
    const table = new Table(replay.setup)
    table.begin()
    table.flick(3, -40, 300)
    table.timeOut()
    const lost = replayOf(replay.setup, millis(0), table.journal)
    expect(checkComputerMoves(lost)).toEqual({ ply: 1, why: 'turn-lost' })
  })

  test('they do not leave', () => {
    const table = new Table(replay.setup)
    table.begin()
    table.leave([COMPUTER])
    const left = replayOf(replay.setup, millis(0), table.journal)
    expect(checkComputerMoves(left)).toEqual({ ply: 0, why: 'left' })
  })

  test('another seed, another strength, another version: other moves', () => {
    const { setup } = replay
    const seats = setup.seats.map((seat, place) =>
      place === COMPUTER ? { ...seat, computer: 'hard' as const } : seat,
    )
    expect(checkComputerMoves({ ...replay, setup: { ...setup, seed: seedNumbered(12) } })).not.toBeNull()
    expect(checkComputerMoves({ ...replay, setup: { ...setup, seats } })).not.toBeNull()
    const versions = { ...setup.versions, bots: BOTS_VERSION + 1 }
    expect(checkComputerMoves({ ...replay, setup: { ...setup, versions } })).toEqual({
      ply: 0,
      why: 'other-bots',
    })
  })

  test('a replay without computer players has none to check', () => {
    const seats = replay.setup.seats.map(({ name, fill }) => ({ name, fill }))
    expect(checkComputerMoves({ ...replay, setup: { ...replay.setup, seats } })).toBeNull()
  })
})
