import { ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { isRoomOpen } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { visitorOf } from '../visiting/visitor.ts'

const request = z.strictObject({ roomId: z.uuid() })
const response = resultSchema(admissionSchema, ['no-such-room'])

/** The way into a room's lobby, for whoever has found the room. */
export const lobbyProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { roomId } }) => {
    if (!(await isRoomOpen(ctx.database, roomId))) return refuse('no-such-room')
    return ok(await admissionTo(ctx, await visitorOf(ctx), { kind: 'lobby', roomId }))
  })
