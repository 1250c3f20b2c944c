import { NAME_PATTERN } from '@skelly/protocol'
import { z } from 'zod'

/** What the sign-up form takes. The server has the last word; this one answers at once. */
export const signUpSchema = z.object({
  name: z
    .string()
    .transform((name) => name.normalize('NFKC').trim())
    .pipe(z.string().regex(NAME_PATTERN, 'bad-name')),
  email: z.string().trim().pipe(z.email('bad-email')),
  password: z.string().min(8, 'bad-password').max(200, 'bad-password'),
})
export type SignUpForm = z.infer<typeof signUpSchema>
