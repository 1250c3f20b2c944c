import { newId, type Database } from '@skelly/db'
import { compactReplay, type Replay } from '@skelly/engine'
import type { SolvedLevel } from '@skelly/engine/challenges'
import { LEVELS, levelNumbered } from '@skelly/engine/levels'
import { solvedAttempt, type WonAttempt } from '@skelly/engine/testing'
import { POLICY } from '@skelly/protocol'
import { countAttempt, Rechecker } from '../../src/index.ts'
import { NOON } from '../table.ts'

const { deviceGames: limits } = POLICY
const rechecker = new Rechecker(limits)

export const levelAt = (number: number): SolvedLevel => {
  const level = levelNumbered(number)
  if (level === null) throw new Error(`there is no level ${String(number)}`)
  return level
}

/** The level's solution played. */
export const solved = (number: number): WonAttempt => wonWith(levelAt(number), 0)

const wonWith = (level: SolvedLevel, idle: number): WonAttempt => {
  const attempt = solvedAttempt(level, idle)
  if (attempt === null)
    throw new Error(`level ${String(level.number)} is not won after ${String(idle)} flicks`)
  return attempt
}

/** The first attempt of the set, solutions after idle flicks, that is as the test needs it. */
export const firstAttempt = (isMeant: (attempt: WonAttempt) => boolean, levels = LEVELS): WonAttempt => {
  for (const level of levels)
    for (const idle of [0, 1, 2, 3]) {
      const attempt = solvedAttempt(level, idle)
      if (attempt !== null && isMeant(attempt)) return attempt
    }
  throw new Error('the set has no such attempt')
}

interface Wishes {
  /** Another level, or other stars, than those of the attempt. */
  readonly number?: number
  readonly stars?: number
  readonly replay?: Replay
  readonly now?: number
  readonly attemptsADay?: number
}

/** As a device sends it. */
export const send = (
  database: Database,
  playerId: string,
  attempt: WonAttempt,
  { now = NOON, attemptsADay = limits.attemptsADay, ...said }: Wishes = {},
) => {
  const { number, stars, replay } = { ...attempt, ...said }
  return countAttempt(
    database,
    { playerId, number, stars, word: compactReplay(replay), now },
    { limits: { ...limits, attemptsADay }, rechecker },
  )
}

/** An attempt of three stars at a level, kept as one that waits, which nobody made. */
export const keepWaiting = async (database: Database, playerId: string, number: number): Promise<string> => {
  const id = newId()
  const identity = number.toString(16).padStart(64, '0')
  const won = { number, stars: 3, flicks: 1, format: 1, text: '', sentAt: NOON }
  await database.attempts.add({ id, playerId, identity, ...won })
  return id
}

/** Three counted stars at a level, for an attempt that nobody made. */
export const giveStars = async (database: Database, playerId: string, number: number): Promise<void> => {
  const attemptId = await keepWaiting(database, playerId, number)
  await database.attempts.count(attemptId, NOON)
  await database.levelBests.keep(playerId, { number, attemptId, stars: 3, flicks: 1 })
}
