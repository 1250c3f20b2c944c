import { newId, type Database } from '@skelly/db'
import type { CountingAnswer, CountingRefusal, DeviceGamesPolicy } from '@skelly/protocol'
import { countedBefore, type OwnGame } from './counted-before.ts'
import { keepCountedGame } from './keep-counted-game.ts'
import { orderFault } from './order-fault.ts'
import { readSentGame } from './read-sent-game.ts'
import type { Rechecked, Rechecker } from './rechecker.ts'

export interface Sending {
  readonly playerId: string
  /** The game as a compact replay. */
  readonly word: string
  /** The seed of the game that this one was the rematch of (R2.3), or null. */
  readonly rematchOf: string | null
  readonly now: number
}

/** What counting needs beside the stores. */
export interface Counting {
  readonly limits: DeviceGamesPolicy
  readonly rechecker: Pick<Rechecker, 'inTurn' | 'recheck'>
}

const DAY = 86_400_000

/**
 * Counts a game that was played on a device, once (R11.2): it is played again, and then XP, replay and best run are
 * written for what came out. Whoever sends it again, or at the same moment, gets the same answer.
 * @throws when the stores do not answer or the worker breaks
 */
export const countGame = async (
  database: Database,
  { playerId, word, rematchOf, now }: Sending,
  { limits, rechecker }: Counting,
): Promise<CountingAnswer> => {
  const read = readSentGame(word, limits.longestReplay)
  if (!read.ok) return refused(read.refusal)
  const sent = { ...read.value, playerId, rematchOf, now }
  const turn = rechecker.inTurn(playerId, () => countInTurn(database, sent, { limits, rechecker }))
  return turn === null ? refused('not-now') : await turn
}

const countInTurn = async (
  database: Database,
  sent: OwnGame,
  { limits, rechecker }: Counting,
): Promise<CountingAnswer> => {
  const before = await countedBefore(database, sent)
  if (before !== null) return before
  const fault = await orderFault(database, sent)
  if (fault !== null) return refused(fault)
  const id = await enter(database, sent, limits)
  if (id === null) return refused('too-many-today')
  const rechecked = await rechecker.recheck({ replay: sent.replay, seat: sent.seat })
  const answer = await answerTo(database, sent, rechecked)
  if (!answer.ok) await database.sentGames.refuse(id, answer.refusal)
  return answer
}

const answerTo = (database: Database, sent: OwnGame, rechecked: Rechecked): Promise<CountingAnswer> => {
  if (rechecked.kind === 'true') return keepCountedGame(database, sent, rechecked.score)
  const shot = 'shot' in rechecked ? rechecked.shot : null
  return Promise.resolve(refused(rechecked.kind, shot))
}

/** Takes up one of the day's places, and answers the row's id; null when there is none left. */
const enter = (
  database: Database,
  { playerId, identity, now }: OwnGame,
  { recheckedADay }: DeviceGamesPolicy,
): Promise<string | null> =>
  database.transaction(async ({ players, sentGames }) => {
    await players.lock([playerId])
    if ((await sentGames.countSince(playerId, now - DAY)) >= recheckedADay) return null
    const id = newId()
    await sentGames.add({ id, playerId, identity, level: null, sentAt: now })
    return id
  })

const refused = (refusal: CountingRefusal, shot: number | null = null): CountingAnswer => ({
  ok: false,
  refusal,
  shot,
})
