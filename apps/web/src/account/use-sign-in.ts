'use client'

import { signIn } from 'next-auth/react'
import { useRouter } from 'next/navigation'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { signInErrorKey } from './sign-in-errors.ts'

export interface SignInForm {
  readonly email: string
  readonly password: string
}

interface SigningIn {
  readonly form: UseFormReturn<SignInForm>
  readonly submit: () => void
}

/** The sign-in form: a right password goes on, anything else says why not. */
export const useSignIn = (next: string): SigningIn => {
  const router = useRouter()
  const form = useForm<SignInForm>({
    defaultValues: { email: '', password: '' },
  })

  const send = async (credentials: SignInForm): Promise<void> => {
    const answer = await signIn('credentials', {
      email: credentials.email.trim(),
      password: credentials.password,
      redirect: false,
    })
    if (answer?.ok !== true) {
      form.setError('root', { message: signInErrorKey(answer?.error ?? null) })
      return
    }
    router.replace(next)
    router.refresh()
  }
  const failed = (): void => {
    form.setError('root', { message: 'unknown' })
  }
  const submit = (): void => {
    void form.handleSubmit((credentials) => send(credentials).catch(failed))()
  }
  return { form, submit }
}
