import { expect, test } from 'vitest'
import { BOTS_VERSION, COMPUTER_PLAYERS, checkComputerMoves, chooseShot } from '../../src/bots/index.ts'
import {
  FILL_NAMES,
  STRENGTHS,
  decodeReplay,
  encodeReplay,
  millis,
  numberedShotId,
  replayOf,
  skelly,
  verifyReplay,
  type Replay,
  type Setup,
  type Strength,
} from '../../src/index.ts'
import { seedNumbered, setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const MOST_FLICKS = 600

/** A whole game of computer players, every move of which the rules accept. */
const playedBy = (strengths: readonly Strength[], given: Partial<Setup> = {}): Replay => {
  const seats = strengths.map((computer, place) => ({
    name: COMPUTER_PLAYERS[computer].name,
    fill: FILL_NAMES[place] ?? 'empty',
    computer,
  }))
  const versions = { ...setupOf().versions, bots: BOTS_VERSION }
  const table = new Table(setupOf({ way: 'machine', versions, seats, ...given }))
  table.begin()
  for (let mover = skelly.mover(table.match.state); mover !== null; mover = skelly.mover(table.match.state)) {
    const { ply } = table.match
    if (ply > MOST_FLICKS) throw new Error('no end')
    const { setDown, flick } = chooseShot(table.match, mover)
    if (setDown !== null) expect(table.setDown(setDown.x, setDown.y)).toBeNull()
    expect(table.move({ kind: 'flick', shotId: numberedShotId(ply), ...flick })).toBeNull()
  }
  return replayOf(table.match.setup, millis(0), table.journal)
}

const checked = (replay: Replay): Replay => {
  expect(verifyReplay(replay).verified).toBe(true)
  const read = decodeReplay(encodeReplay(replay))
  if (!read.ok) throw new Error(read.where)
  expect(checkComputerMoves(read.value)).toBeNull()
  return read.value
}

test('all three at one table, each with another fill, play to the end', () => {
  const { end } = checked(playedBy(STRENGTHS, { grip: 90, seed: seedNumbered(21) }))
  expect(end).toMatchObject({ kind: 'over' })
  expect(end?.kind === 'over' ? end.places.flat().toSorted() : []).toEqual([0, 1, 2])
})

test.each(STRENGTHS)('R9.1 %s ends its solo run', (strength) => {
  const solo = { way: 'solo', shotClock: null, seed: seedNumbered(5) } as const
  const replay = checked(playedBy([strength], solo))
  expect(replay.end).toEqual({ kind: 'over', places: [[0]], leaving: null })
})

test('the same seed gives the same game, to the letter; another seed another', () => {
  const [once, again, other] = [1, 1, 2].map((seed) =>
    encodeReplay(playedBy(['easy', 'normal'], { seed: seedNumbered(seed) })),
  )
  expect(again).toBe(once)
  expect(other).not.toBe(once)
})

test('each has a name and a manner of its own', () => {
  const players = Object.values(COMPUTER_PLAYERS)
  expect(new Set(players.map(({ name }) => name)).size).toBe(STRENGTHS.length)
  expect(new Set(players.map(({ manner }) => manner)).size).toBe(STRENGTHS.length)
})
