import { ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { seatIn, SEAT_REFUSALS } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({ matchId: z.uuid() })
const response = resultSchema(admissionSchema, SEAT_REFUSALS)

export const admitProcedure = player
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { matchId } }) => {
    const seat = await seatIn(ctx.database, { matchId, playerId: ctx.player.playerId })
    if (!seat.ok) return refuse(seat.refusal)
    return ok(await admissionTo(ctx, ctx.player, { kind: 'match', matchId, as: 'player' }))
  })
