'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { signIn } from 'next-auth/react'
import { useRouter } from 'next/navigation'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTRPCClient } from '../trpc/trpc.ts'
import { SIGN_UP_FIELDS } from './sign-up-errors.ts'
import { signUpSchema, type SignUpForm } from './sign-up-schema.ts'

interface SigningUp {
  readonly form: UseFormReturn<SignUpForm>
  readonly submit: () => void
}

const NOTHING: SignUpForm = { name: '', email: '', password: '' }

/** The sign-up form: makes the account, signs in and goes on. */
export const useSignUp = (next: string): SigningUp => {
  const client = useTRPCClient()
  const router = useRouter()
  const form = useForm<SignUpForm>({ resolver: zodResolver(signUpSchema), defaultValues: NOTHING })

  const send = async (account: SignUpForm): Promise<void> => {
    const made = await client.account.signUp.mutate(account)
    if (!made.ok) {
      form.setError(SIGN_UP_FIELDS[made.refusal], { message: made.refusal }, { shouldFocus: true })
      return
    }
    const { email, password } = account
    const signedIn = await signIn('credentials', { email, password, redirect: false })
    router.replace(signedIn?.ok === true ? next : '/sign-in')
    router.refresh()
  }
  const failed = (): void => {
    form.setError('root', { message: 'unknown' })
  }
  const submit = (): void => {
    void form.handleSubmit((account) => send(account).catch(failed))()
  }
  return { form, submit }
}
