import { NAME_PATTERN } from '@skelly/protocol'
import { z } from 'zod'

/** What forms of accounts take. The server has the last word; these answer at once. */
export const nameField = z
  .string()
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(z.string().regex(NAME_PATTERN, 'bad-name'))
export const emailField = z.string().trim().pipe(z.email('bad-email'))
export const passwordField = z.string().min(8, 'bad-password').max(200, 'bad-password')
export const anyField = z.string().min(1, 'required')
