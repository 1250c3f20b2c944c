import { keptOutSchema } from '@skelly/protocol'
import { keptOut } from '@skelly/services'
import { player } from '../setting/trpc.ts'

/** Why the caller can't play ranked games now; null for who can. */
export const standingProcedure = player
  .output(keptOutSchema.nullable())
  .query(({ ctx: { database, now, player: caller, policy } }) =>
    keptOut(database, { playerId: caller.playerId, now: now() }, policy.walkOuts),
  )
