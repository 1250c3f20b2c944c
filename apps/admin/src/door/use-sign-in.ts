'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { signIn } from 'next-auth/react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { doorErrorKey } from './door-errors.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
  code: z.string().trim().min(1, 'required'),
})
export type SignInFields = z.infer<typeof schema>

interface SigningIn {
  readonly form: UseFormReturn<SignInFields>
  readonly submit: () => void
}

/** The sign-in form of the desk: what is right goes on, anything else says why not, and wants a new code. */
export const useSignIn = (next: string): SigningIn => {
  const form = useForm<SignInFields>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', code: '' },
  })
  const send = async (fields: SignInFields): Promise<void> => {
    const answer = await signIn('credentials', { ...fields, redirect: false })
    if (answer?.ok !== true) {
      form.resetField('code')
      form.setError('root', { message: doorErrorKey(answer?.error ?? null) })
      return
    }
    // A page of its own: nothing that was fetched for nobody is shown to somebody.
    window.location.assign(next)
  }
  const failed = (): void => {
    form.setError('root', { message: 'unknown' })
  }
  const submit = (): void => {
    void form.handleSubmit((fields) => send(fields).catch(failed))()
  }
  return { form, submit }
}
