import { newId, type Database, type Repositories } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { Policy } from '@skelly/protocol'
import type { DeskHand } from './desk-hand.ts'

export interface SuspensionImposing {
  readonly playerId: string
  /** The case that it comes of; null for none. */
  readonly matchId: string | null
  /** Epoch milliseconds. */
  readonly until: number
  /** 1 to 2,000 characters, which the player sees. */
  readonly reason: string
  readonly admin: DeskHand
  readonly now: number
}

export const IMPOSING_REFUSALS = ['no-such-player', 'no-such-case', 'over-already', 'too-long'] as const
/** no-such-player: nor has a guest or who left a rating; no-such-case: or the player was not in it. */
export type ImposingRefusal = (typeof IMPOSING_REFUSALS)[number]

/**
 * Keeps a player from ranked games until a time and tells them why; a game that goes on goes on. Answers the suspension's
 * id.
 */
export const imposeSuspension = (
  database: Database,
  imposing: SuspensionImposing,
  { longest }: Policy['suspensions'],
): Promise<Result<string, ImposingRefusal>> =>
  database.transaction(async (repositories) => {
    const { now, until } = imposing
    if (until <= now) return refuse('over-already')
    if (until - now > longest) return refuse('too-long')
    const refusal = await refusalOf(repositories, imposing)
    return refusal === null ? ok(await write(repositories, imposing)) : refuse(refusal)
  })

/** Holds the player, too: no ranked game is opened for them meanwhile. */
const refusalOf = async (
  { cases, players, seats }: Repositories,
  { matchId, playerId }: SuspensionImposing,
): Promise<ImposingRefusal | null> => {
  const [player] = await players.lock([playerId])
  if (player === undefined || player.isGuest || player.isFormer) return 'no-such-player'
  if (matchId === null) return null
  const isInCase =
    (await cases.of(matchId)) !== null && (await seats.of(matchId)).some((seat) => seat.playerId === playerId)
  return isInCase ? null : 'no-such-case'
}

const write = async (
  { audit, notices, suspensions }: Repositories,
  { admin, matchId, now: at, playerId, reason, until }: SuspensionImposing,
): Promise<string> => {
  const id = newId()
  await suspensions.add({ id, playerId, matchId, reason, at, until, adminId: admin.id })
  await notices.add([{ kind: 'suspended', playerId, suspensionId: id, at }])
  await audit.add({
    ...{ at, adminId: admin.id, actor: admin.name, action: 'suspension.impose', subject: 'player' },
    ...{ subjectId: playerId, before: null, after: { suspensionId: id, matchId, until }, reason },
  })
  return id
}
