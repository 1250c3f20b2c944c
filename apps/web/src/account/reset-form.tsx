'use client'

import { Button } from '@skelly/ui'
import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { paths } from '../frame/paths.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { AccountField } from './account-field.tsx'
import { passwordField } from './account-fields.ts'
import { FormProblem } from './form-problem.tsx'
import { useAccountForm } from './use-account-form.ts'

const schema = z.object({ password: passwordField })

/** Sets a new password by the link of a mail, and signs in with it. */
export const ResetForm = ({ token }: { readonly token: string }): ReactNode => {
  const [t, account] = [useTranslations('reset'), useTranslations('account')]
  const client = useTRPCClient()
  const router = useRouter()
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { password: '' },
    send: async ({ password }) => {
      const reset = await client.account.reset.mutate({ token, password })
      if (!reset.ok)
        return { word: reset.refusal, field: reset.refusal === 'bad-password' ? 'password' : null }
      const { email } = reset.value
      const signedIn = await signIn('credentials', { email, password, redirect: false })
      router.replace(signedIn?.ok === true ? paths.home : paths.signIn)
      router.refresh()
      return null
    },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <FormProblem word={errors.root?.message} />
      <AccountField
        form={form}
        name="password"
        label={account('newPassword')}
        hint={account('passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <Button
        type="submit"
        size="large"
        busy={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
