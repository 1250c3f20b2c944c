import { offerAuthenticator } from '@skelly/auth'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'
import { inviteTokenSchema } from './invite-token.ts'

const request = z.strictObject({ token: inviteTokenSchema })
/** Null for a link that is good for nothing. */
const response = z
  .strictObject({
    /** Comes back with the first code. */
    sealed: z.string(),
    /** For typing it in, base32. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
  })
  .nullable()

/** A new authenticator for whoever holds an invite's link. It is nobody's until its first code is shown. */
export const beginProcedure = anyone
  .input(request)
  .output(response)
  .mutation(async ({ ctx: { database, now, secret }, input }) => {
    const offer = await offerAuthenticator(database, { ...input, secret, now: now() })
    return offer === null ? null : { ...offer }
  })
