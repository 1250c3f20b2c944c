'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { signIn } from 'next-auth/react'
import { useRouter } from 'next/navigation'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { signInErrorKey } from './sign-in-errors.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
})
export type SignInForm = z.infer<typeof schema>

interface SigningIn {
  readonly form: UseFormReturn<SignInForm>
  readonly submit: () => void
}

/** The sign-in form: a right password goes on, anything else says why not. */
export const useSignIn = (next: string): SigningIn => {
  const router = useRouter()
  const form = useForm<SignInForm>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  })

  const send = async (credentials: SignInForm): Promise<void> => {
    const answer = await signIn('credentials', { ...credentials, redirect: false })
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
