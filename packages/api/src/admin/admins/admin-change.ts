import { ADMIN_CHANGE_REFUSALS } from '@skelly/auth'
import { deskTextSchema } from '@skelly/protocol'
import { z } from 'zod'
import { resultSchema } from '../../setting/result-schema.ts'

/** Whom something is done to, and why. */
export const adminChangeSchema = z.strictObject({ adminId: z.uuid(), reason: deskTextSchema })
export const adminChangedSchema = resultSchema(z.null(), ADMIN_CHANGE_REFUSALS)
