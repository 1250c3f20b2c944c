import type { Database } from '@skelly/db'
import { compactReplay, millis, type Replay, type RecordedCommand } from '@skelly/engine'
import { finishedGame, seedNumbered, type DeviceGameWishes } from '@skelly/engine/testing'
import { POLICY } from '@skelly/protocol'
import { countGame, Rechecker } from '../../src/index.ts'
import { NOON } from '../table.ts'

export const HOUR = 3_600_000
const { deviceGames: limits } = POLICY
const rechecker = new Rechecker(limits)

/** Stands for `issueSeeds` where a test needs the same game every time. */
export const giveSeed = async (database: Database, playerId: string, number: number): Promise<void> => {
  const issuedAt = NOON - HOUR
  const expiresAt = NOON + HOUR
  await database.issuedSeeds.add([{ seed: seedNumbered(number), playerId, issuedAt, expiresAt }])
}

/** A game against an easy computer player from that seed, in the order that it draws unless another one is given. */
export const machineGame = (number: number, change: Partial<DeviceGameWishes> = {}): Replay =>
  finishedGame({
    seed: seedNumbered(number),
    name: 'You',
    date: millis(NOON - HOUR / 2),
    computers: ['easy'],
    ...change,
  })

/** A solo run. */
export const soloGame = (number: number): Replay =>
  finishedGame({ seed: seedNumbered(number), name: 'You', date: millis(NOON - HOUR / 2), computers: [] })

/** As a device sends it: a first game, unless `rematchOf` names the seed of the one before. */
export const send = (
  database: Database,
  playerId: string,
  replay: Replay,
  { rematchOf = null, ...change }: { rematchOf?: string | null; recheckedADay?: number } = {},
) =>
  countGame(
    database,
    { playerId, word: compactReplay(replay), rematchOf, now: NOON },
    { limits: { ...limits, ...change }, rechecker },
  )

/** The game with one of its moves changed. */
export const withMove = (
  replay: Replay,
  isMeant: (command: RecordedCommand, index: number) => boolean,
  change: (move: readonly number[]) => readonly number[],
): Replay => {
  const at = replay.commands.findIndex(isMeant)
  if (at < 0) throw new Error('there is no such move')
  const commands = replay.commands.map((command, index) => {
    const { action } = command
    if (index !== at || action.kind !== 'move') return command
    return { ...command, action: { ...action, move: change(action.move) } }
  })
  return { ...replay, commands }
}
