import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'

/** What somebody who played says about who may see the game. */
export interface PrivacyChoice {
  readonly replayId: string
  /** All that the one who asks is: an account, or the guest that they were. */
  readonly viewerIds: readonly string[]
  readonly wantsPrivate: boolean
}

/** 'no-such-replay' also for a game in which the one who asks did not play, whether there is one or not. */
export const PRIVACY_REFUSALS = ['no-such-replay', 'ranked-is-public'] as const
export type PrivacyRefusal = (typeof PRIVACY_REFUSALS)[number]

/**
 * Policies, Replays: keeps what a player of an unrated game wishes. It is private from when all whom the house knows in
 * it said so, until one of them takes it back.
 * @returns whether it is private now
 */
export const choosePrivacy = (
  database: Database,
  { replayId, viewerIds, wantsPrivate }: PrivacyChoice,
): Promise<Result<boolean, PrivacyRefusal>> =>
  database.transaction(async ({ gameFacts }) => {
    const privacy = await gameFacts.lockPrivacy(replayId)
    const own = privacy?.players.find(({ playerId }) => viewerIds.includes(playerId))
    if (privacy === null || own === undefined) return refuse('no-such-replay')
    if (privacy.way === 'ranked') return refuse('ranked-is-public')
    const { playerId } = own
    const isPrivate = privacy.players.every((each) =>
      each.playerId === playerId ? wantsPrivate : each.wantsPrivate,
    )
    await gameFacts.keepPrivacy(replayId, { playerId, wantsPrivate, isPrivate })
    return ok(isPrivate)
  })
