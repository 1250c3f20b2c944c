import { randomBytes } from 'node:crypto'
import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import {
  beginMatch,
  enact,
  millis,
  seatAt,
  shotIdOf,
  skelly,
  type Command,
  type Leaving,
  type Match,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { appendEntry, claimMatch, openRankedMatch, settleMatch } from '@skelly/services'
import { NOON } from './caller.ts'

export const openTable = async (database: Database, pair: readonly [SessionPlayer, SessionPlayer]) => {
  const [one, other] = pair
  const players = [
    { playerId: one.playerId, fill: 'tar' },
    { playerId: other.playerId, fill: 'empty' },
  ] as const
  const opened = await openRankedMatch(database, { players, shotClock: 20, now: NOON })
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

type Step = (match: Match<SkellyState>) => Command<SkellyMove>

const flick: Step = ({ phase, ply, state: { turn } }) => {
  const shotId = shotIdOf(randomBytes(16).toString('hex'))
  if (phase.kind !== 'playing' || turn.phase === 'over' || shotId === null)
    throw new Error('nobody may flick')
  const move = { kind: 'flick', shotId, dx: 1, dy: -9, strength: 300 } as const
  return { kind: 'move', at: millis(phase.stillAt + 1000), seat: turn.mover, ply, move }
}

const leave =
  (playerSeat: number, why: Leaving): Step =>
  ({ phase }) => {
    if (phase.kind !== 'playing') throw new Error('nobody may leave')
    return { kind: 'leave', at: millis(phase.stillAt + 1000), seats: [seatAt(playerSeat)], why }
  }

/** A ranked game that the second of the pair resigns after a flick each, counted. */
export const playGame = async (
  database: Database,
  pair: readonly [SessionPlayer, SessionPlayer],
  beganAt = NOON,
) => finish(database, await openTable(database, pair), [pair[1].playerId], 'resigned', beganAt)

/** A ranked game that the second of the pair walks out of in silence after a flick each, counted: a case. */
export const playCase = async (database: Database, pair: readonly [SessionPlayer, SessionPlayer]) =>
  finish(database, await openTable(database, pair), [pair[1].playerId], 'silent')

/** Plays an open game that these resign one after the other, after two flicks, and counts it. */
export const finishGame = (database: Database, matchId: string, ...loserIds: readonly string[]) =>
  finish(database, matchId, loserIds, 'resigned')

const finish = async (
  database: Database,
  matchId: string,
  loserIds: readonly string[],
  why: Leaving,
  now = NOON,
) => {
  const claimed = await claimMatch(database, { matchId, serverId: newId(), now })
  if (!claimed.ok) throw new Error(claimed.refusal)
  const { fence, seats, setup } = claimed.value
  const losers = loserIds.map((loserId) => seats.find(({ playerId }) => playerId === loserId)?.seat ?? -1)
  let match = beginMatch(skelly, setup)
  const begin: Step = () => ({ kind: 'begin', at: millis(now) })
  for (const step of [begin, flick, flick, ...losers.map((seat) => leave(seat, why))]) {
    const enacted = enact(skelly, match, step(match))
    if (!enacted.ok) throw new Error(enacted.refusal)
    match = enacted.value.match
    await appendEntry(database, { matchId, fence, entry: enacted.value.entry })
  }
  return settleMatch(database, { matchId, now })
}
