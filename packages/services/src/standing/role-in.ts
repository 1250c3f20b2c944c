import type { Database, MatchRecord } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'

export interface RoleQuestion {
  readonly matchId: string
  /** Null for somebody who has no player yet. */
  readonly playerId: string | null
  readonly now: number
}

/** The numbers of the policy that are looked at. */
export interface RoleLimits {
  readonly rematchWithin: number
}

export const ROLE_REFUSALS = ['no-such-match', 'not-your-match', 'over'] as const
export type RoleRefusal = (typeof ROLE_REFUSALS)[number]

/**
 * What somebody may join a match as: who sits there as a player, others as watchers where anyone may watch. When it is
 * over the table stands on for the rematch, twice its time at most: up to that long after a last-minute wish.
 */
export const roleIn = async (
  database: Database,
  { matchId, playerId, now }: RoleQuestion,
  limits: RoleLimits,
): Promise<Result<'player' | 'watcher', RoleRefusal>> => {
  const match = await database.matches.find(matchId)
  if (match === null) return refuse('no-such-match')
  const isSeated = (await database.seats.of(matchId)).some((seat) => seat.playerId === playerId)
  if (!isSeated && match.watching === 'nobody') return refuse('not-your-match')
  if (!stands(match, now, limits)) return refuse('over')
  return ok(isSeated ? 'player' : 'watcher')
}

const stands = ({ endedAt }: MatchRecord, now: number, { rematchWithin }: RoleLimits): boolean =>
  endedAt === null || now < endedAt + 2 * rematchWithin
