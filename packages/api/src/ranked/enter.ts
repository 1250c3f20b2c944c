import { mustVerify } from '@skelly/auth'
import { FILL_NAMES, ok, refuse } from '@skelly/engine'
import { admissionSchema, keptOutSchema } from '@skelly/protocol'
import { keptOut } from '@skelly/services'
import { z } from 'zod'
import { openGame } from '../me/open-game.ts'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({ fill: z.enum(FILL_NAMES) })
const response = z.union([
  resultSchema(admissionSchema, ['already-playing', 'verify-first']),
  /** With why and until when. */
  z.object({ ok: z.literal(false), refusal: z.literal('kept-out'), keptOut: keptOutSchema }),
])

export const enterProcedure = player
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { fill } }) => {
    const { database, mail, now, player: caller, policy } = ctx
    const isUnverified = mail.isDelivered && (await mustVerify(database, { ...caller, now: now() }))
    if (isUnverified) return refuse('verify-first')
    if ((await openGame(ctx)) !== null) return refuse('already-playing')
    const out = await keptOut(database, { playerId: caller.playerId, now: now() }, policy.walkOuts)
    if (out !== null) return { ...refuse('kept-out'), keptOut: out }
    return ok(await admissionTo(ctx, ctx.player, { kind: 'ranked-queue', fill }))
  })
