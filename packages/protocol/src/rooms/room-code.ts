import { z } from 'zod'

/** What room codes are made of: no letter or digit that is mistaken for another (policies, Room codes). */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 4

/** A room's code as people type it: capitals or not, spaces and dashes between. */
export const roomCodeSchema = z
  .string()
  .max(16)
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CODE_LETTERS}]{${String(CODE_LENGTH)}}$`)))
