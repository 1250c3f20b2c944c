import type { Database } from '@skelly/db'
import { compactReplay, seedOf, type Strength } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { countGame, issueSeeds, type Rechecker } from '@skelly/services'
import { finishedDeviceGame } from './finished-device-game.ts'
import type { Member } from './roster.ts'

/** How long a game on a device lasts at most, milliseconds: it is sent after that. */
const LASTS = 1_800_000

/** A solo run, or a game against the machine, played on a device from an issued seed, sent and counted. */
export const playDeviceGame = async (
  database: Database,
  member: Member,
  {
    computers,
    now,
    rechecker,
  }: {
    readonly computers: readonly Strength[]
    readonly now: number
    readonly rechecker: Rechecker
  },
): Promise<void> => {
  const { name, playerId } = member
  const { deviceGames: limits } = POLICY
  const { seeds } = await issueSeeds(database, { playerId, wanted: 1, givenUp: [], now }, limits)
  const seed = seedOf(seeds[0]?.seed ?? '')
  if (seed === null) throw new Error(`${name} was given no seed`)
  const replay = finishedDeviceGame(member, { seed, computers, now })
  const sent = { playerId, word: compactReplay(replay), rematchOf: null, now: now + LASTS }
  const answer = await countGame(database, sent, { limits, rechecker })
  if (!answer.ok) throw new Error(`a game of ${name} was not counted: ${answer.refusal}`)
}
