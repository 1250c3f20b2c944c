import { ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { roleIn, ROLE_REFUSALS } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({ matchId: z.uuid() })
const response = resultSchema(admissionSchema, ROLE_REFUSALS)

export const admitProcedure = player
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { matchId } }) => {
    const asked = { matchId, playerId: ctx.player.playerId, now: ctx.now() }
    const role = await roleIn(ctx.database, asked, ctx.policy.rooms)
    if (!role.ok) return refuse(role.refusal)
    return ok(await admissionTo(ctx, ctx.player, { kind: 'match', matchId, as: role.value }))
  })
