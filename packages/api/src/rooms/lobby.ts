import { ok, refuse } from '@skelly/engine'
import { admissionSchema } from '@skelly/protocol'
import { lobbyOfRoom } from '@skelly/services'
import { z } from 'zod'
import { admissionTo } from '../setting/admission-to.ts'
import { resultSchema } from '../setting/result-schema.ts'
import { anyone } from '../setting/trpc.ts'
import { seatedGuest, visitorOf } from '../visiting/visitor.ts'

const request = z.strictObject({ roomId: z.uuid() })
const response = resultSchema(admissionSchema, ['no-such-room'])

/** The way into a room's lobby, for whoever has found the room: as the guest that they were when its game began. */
export const lobbyProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx, input: { roomId } }) => {
    if ((await lobbyOfRoom(ctx.database, roomId)) === null) return refuse('no-such-room')
    const seated = await seatedGuest(ctx)
    const visitor = seated?.table.roomId === roomId ? seated.guest : await visitorOf(ctx)
    return ok(await admissionTo(ctx, visitor, { kind: 'lobby', roomId }))
  })
