import { z } from 'zod'
import { emailField, nameField, passwordField } from './account-fields.ts'

/** What the sign-up form takes. */
export const signUpSchema = z.object({ name: nameField, email: emailField, password: passwordField })
export type SignUpForm = z.infer<typeof signUpSchema>
