import { mustVerify } from '@skelly/auth'
import { FILL_NAMES, ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { z } from 'zod'
import { openGame } from '../me/open-game.ts'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({ fill: z.enum(FILL_NAMES) })
const response = resultSchema(admissionSchema, ['already-playing', 'verify-first'])

export const enterProcedure = player
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { fill } }) => {
    const { database, mail, now, player: caller } = ctx
    const isUnverified = mail.isDelivered && (await mustVerify(database, { ...caller, now: now() }))
    if (isUnverified) return refuse('verify-first')
    if ((await openGame(ctx)) !== null) return refuse('already-playing')
    return ok(await admissionTo(ctx, ctx.player, { kind: 'ranked-queue', fill }))
  })
