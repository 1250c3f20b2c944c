import { ok, refuse } from '@skelly/engine'
import { admissionSchema, roomOptionsSchema } from '@skelly/protocol'
import { z } from 'zod'
import { openGame } from '../me/open-game.ts'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { visitor } from '../setting/trpc.ts'

const request = z.strictObject({ options: roomOptionsSchema })
const response = resultSchema(admissionSchema, ['already-playing'])

/** The way to the game server's desk, to open a room there. */
export const openProcedure = visitor
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { options } }) => {
    if ((await openGame(ctx)) !== null) return refuse('already-playing')
    return ok(await admissionTo(ctx, ctx.visitor, { kind: 'open-room', options }))
  })
