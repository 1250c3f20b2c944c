import { newId, type Database } from '@skelly/db'
import { ok, refuse } from '@skelly/engine'
import type { DeviceGamesPolicy } from '@skelly/protocol'
import type { Judged, Rechecker } from '../counting/rechecker.ts'
import { keepAttempt, type AttemptAnswer, type OwnAttempt } from './keep-attempt.ts'
import { keptBefore } from './kept-before.ts'
import { readSentAttempt } from './read-sent-attempt.ts'

export interface AttemptSending {
  readonly playerId: string
  /** The level's. */
  readonly number: number
  /** What the device shows for it. */
  readonly stars: number
  /** The attempt as a compact replay. */
  readonly word: string
  readonly now: number
}

/** What counting needs beside the stores. */
export interface AttemptCounting {
  readonly limits: DeviceGamesPolicy
  readonly rechecker: Pick<Rechecker, 'inTurn' | 'judge'>
}

const DAY = 86_400_000

/**
 * Counts an attempt at a level that was won on a device, once (challenges, Counted on the server): it is played again,
 * and then counted, or kept until the level before is won. Whoever sends it again, or at the same moment, makes nothing
 * more of it.
 * @throws when the stores do not answer or the worker breaks
 */
export const countAttempt = async (
  database: Database,
  { playerId, number, stars, word, now }: AttemptSending,
  { limits, rechecker }: AttemptCounting,
): Promise<AttemptAnswer> => {
  const read = readSentAttempt(number, word, limits.longestReplay)
  if (!read.ok) return read
  const own = { ...read.value, playerId, shown: stars, now }
  const turn = rechecker.inTurn(playerId, () => countInTurn(database, own, { limits, rechecker }))
  return turn === null ? refuse('not-now') : await turn
}

const countInTurn = async (
  database: Database,
  own: OwnAttempt,
  { limits, rechecker }: AttemptCounting,
): Promise<AttemptAnswer> => {
  const before = await keptBefore(database, own)
  if (before !== null) return ok(before)
  const id = await enter(database, own, limits)
  if (id === null) return refuse('too-many-today')
  const answer = await answerTo(database, own, await rechecker.judge(own))
  if (!answer.ok) await database.sentGames.refuse(id, answer.refusal)
  return answer
}

const answerTo = async (database: Database, own: OwnAttempt, judged: Judged): Promise<AttemptAnswer> => {
  if (judged === null) return refuse('took-too-long')
  if (!judged.ok) return judged
  if (own.shown > judged.value.stars) return refuse('more-stars')
  return keepAttempt(database, own, judged.value)
}

/** Takes up one of the day's places, and answers the row's id; null when there is none left. */
const enter = (
  database: Database,
  { playerId, identity, level, now }: OwnAttempt,
  { attemptsADay }: DeviceGamesPolicy,
): Promise<string | null> =>
  database.transaction(async ({ players, sentGames }) => {
    await players.lock([playerId])
    if ((await sentGames.countAttemptsSince(playerId, now - DAY)) >= attemptsADay) return null
    const id = newId()
    await sentGames.add({ id, playerId, identity, level: level.number, sentAt: now })
    return id
  })
