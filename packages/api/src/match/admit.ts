import { ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { roleIn, ROLE_REFUSALS } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { knownVisitor, visitorOf } from '../visiting/visitor.ts'

const request = z.strictObject({ matchId: z.uuid() })
const response = resultSchema(admissionSchema, ROLE_REFUSALS)

/** The way to a match: for who sits there as a player, for others as a watcher where anyone may watch. */
export const admitProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { matchId } }) => {
    const playerId = (await knownVisitor(ctx))?.playerId ?? null
    const role = await roleIn(ctx.database, { matchId, playerId, now: ctx.now() }, ctx.policy.rooms)
    if (!role.ok) return refuse(role.refusal)
    return ok(await admissionTo(ctx, await visitorOf(ctx), { kind: 'match', matchId, as: role.value }))
  })
