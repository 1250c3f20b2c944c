import { newId, type Database, type Repositories } from '@skelly/db'
import { encodeReplay, millis, ok, refuse, REPLAY_FORMAT, type Replay, type Result } from '@skelly/engine'
import { YOU } from '@skelly/engine/challenges'
import type { KeptAttempt, SentAttemptRefusal } from '@skelly/protocol'
import { countOpen } from './count-open.ts'
import type { Earned } from './earned.ts'
import { keptBefore } from './kept-before.ts'
import type { SentAttempt } from './read-sent-attempt.ts'

/** A sent attempt with its sender. */
export interface OwnAttempt extends SentAttempt {
  readonly playerId: string
  /** The stars that the device shows for it. */
  readonly shown: number
  readonly now: number
}

export type AttemptAnswer = Result<KeptAttempt, SentAttemptRefusal>

/** A list of fewer flicks is anybody's: two people find it by themselves. */
const SHORTEST_LIST = 3

/**
 * Keeps an attempt that was played again, and counts it with whatever else of the player's can be counted by now. An
 * attempt whose flicks another account sent first is refused, and the pair is listed.
 */
export const keepAttempt = (database: Database, own: OwnAttempt, earned: Earned): Promise<AttemptAnswer> =>
  database.transaction(async (repositories) => {
    const { playerId, now } = own
    // what is counted of a player is counted one after the other
    const [player] = await repositories.players.lock([playerId])
    if (player === undefined) throw new Error(`no player ${playerId}`)
    const before = await keptBefore(repositories, own)
    if (before !== null) return ok(before)
    if (await isCopied(repositories, own)) return refuse('copied')
    await repositories.attempts.add(rowOf(own, earned, player.name))
    await countOpen(repositories, { playerId, now })
    const kept = await keptBefore(repositories, own)
    if (kept === null) throw new Error(`the attempt ${own.identity} was not kept`)
    return ok(kept)
  })

/** Whether another account sent these flicks for this level first; the list is this one's otherwise. */
const isCopied = async (
  { flickLists }: Repositories,
  { flicks: { length, list }, level: { number }, playerId, now: at }: OwnAttempt,
): Promise<boolean> => {
  if (length < SHORTEST_LIST) return false
  const sent = { number, list, playerId, at }
  if ((await flickLists.claim(sent)) === playerId) return false
  await flickLists.addCopy(sent)
  return true
}

const rowOf = ({ identity, level, now, playerId, replay }: OwnAttempt, earned: Earned, name: string) => ({
  id: newId(),
  playerId,
  number: level.number,
  identity,
  ...earned,
  format: REPLAY_FORMAT,
  text: encodeReplay(underTheirName(replay, name, now)),
  sentAt: now,
})

/** What the device says of times and names is not believed: it was played before now, by the player. */
const underTheirName = (replay: Replay, name: string, now: number): Replay => {
  const seats = replay.setup.seats.map((seat, index) => (index === YOU ? { ...seat, name } : seat))
  return { ...replay, date: millis(Math.min(replay.date, now)), setup: { ...replay.setup, seats } }
}
