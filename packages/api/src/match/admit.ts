import { ok, refuse, type Result } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { nextMatchOf, roleIn, ROLE_REFUSALS, type RoleRefusal } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import type { ApiContext } from '../setting/context.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { selvesOf, visitorOf, type Visitor } from '../visiting/visitor.ts'

const request = z.strictObject({
  matchId: z.uuid(),
  /** Whether somebody whom nobody knows wants to come in as a new guest, to watch. */
  asGuest: z.boolean().default(false),
})
/** The table is gone, and those at it went on to their rematch. */
const wentOn = z.object({ ok: z.literal(false), refusal: z.literal('over'), nextMatchId: z.uuid() })
const response = z.union([
  wentOn,
  resultSchema(admissionSchema, [...ROLE_REFUSALS, 'not-signed-in', 'players-only']),
])

/**
 * The way to a match: for who sits there as a player, for others as a watcher where anyone may watch. Whom nobody knows
 * is asked to sign in first, as it may be a player who signed out; `asGuest` says that they are none. Where nobody may
 * watch there is no other way in: 'players-only'.
 */
export const admitProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { matchId, asGuest } }) => {
    const selves = await selvesOf(ctx)
    const seen = await lookIn(ctx, selves, matchId)
    if (!seen.ok && seen.refusal !== 'not-your-match') return refuse(seen.refusal)
    if (selves.length === 0 && !asGuest) return refuse(seen.ok ? 'not-signed-in' : 'players-only')
    if (!seen.ok) return refuse(seen.refusal)
    const nextMatchId = await nextMatchOf(ctx.database, matchId)
    if (nextMatchId !== null && (await lookIn(ctx, selves, nextMatchId)).ok)
      return { ...refuse('over'), nextMatchId }
    const { as, visitor } = seen.value
    return ok(await admissionTo(ctx, visitor ?? (await visitorOf(ctx)), { kind: 'match', matchId, as }))
  })

interface Seen {
  readonly as: 'player' | 'watcher'
  /** Who the ticket is for; null for the caller as they come. */
  readonly visitor: Visitor | null
}

/** What somebody may join a match as: as that one of themselves who has a seat there. */
const lookIn = async (
  { database, now, policy }: ApiContext,
  selves: readonly Visitor[],
  matchId: string,
): Promise<Result<Seen, RoleRefusal>> => {
  const ask = (playerId: string | null) => roleIn(database, { matchId, playerId, now: now() }, policy.rooms)
  for (const visitor of selves) {
    const role = await ask(visitor.playerId)
    if (role.ok && role.value === 'player') return ok({ as: 'player', visitor })
  }
  const role = await ask(selves[0]?.playerId ?? null)
  return role.ok ? ok({ as: role.value, visitor: null }) : role
}
