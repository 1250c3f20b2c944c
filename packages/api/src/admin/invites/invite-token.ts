import { z } from 'zod'

/** The secret of an invite's link. */
export const inviteTokenSchema = z.string().max(200)
