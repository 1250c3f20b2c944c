import { ok, refuse } from '@skelly/engine'
import { admissionSchema, roomCodeSchema } from '@skelly/protocol'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { visitorOf } from '../visiting/visitor.ts'
import { anyone } from '../setting/trpc.ts'

/** As it was typed. What can be no code is told the same as a code that is no room's. */
const request = z.strictObject({ code: z.string().max(100) })
const response = resultSchema(admissionSchema, ['no-such-room'])

/** The way to the game server's desk, to ask there for the room of a code: it counts the wrong ones. */
export const findProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input }) => {
    const code = roomCodeSchema.safeParse(input.code)
    if (!code.success) return refuse('no-such-room')
    return ok(await admissionTo(ctx, await visitorOf(ctx), { kind: 'find-room', code: code.data }))
  })
