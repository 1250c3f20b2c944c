'use client'

import { Button, Card, CardDescription, CardHeader, CardTitle, toast } from '@skelly/ui'
import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { paths } from '../../frame/paths.ts'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { AccountField } from '../account-field.tsx'
import { anyField, passwordField } from '../account-fields.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAccountForm } from '../use-account-form.ts'

const schema = z.object({ password: anyField, wished: passwordField })
const FIELDS = { 'wrong-password': 'password', 'bad-password': 'wished' } as const

/** Another password: every session ends with the old one, and this device signs in with the new one. */
export const PasswordCard = (): ReactNode => {
  const [t, account] = [useTranslations('settings'), useTranslations('account')]
  const client = useTRPCClient()
  const router = useRouter()
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { password: '', wished: '' },
    send: async (change) => {
      const changed = await client.account.changePassword.mutate(change)
      if (!changed.ok) {
        const { refusal: word } = changed
        return { word, field: word === 'wrong-password' || word === 'bad-password' ? FIELDS[word] : null }
      }
      const { email } = changed.value
      const signedIn = await signIn('credentials', { email, password: change.wished, redirect: false })
      if (signedIn?.ok !== true) router.replace(paths.signIn)
      toast.success(t('passwordDone'))
      form.reset()
      router.refresh()
      return null
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('password')}</CardTitle>
        <CardDescription>{t('passwordLead')}</CardDescription>
      </CardHeader>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col items-start gap-4">
        <FormProblem word={errors.root?.message} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <AccountField
            form={form}
            name="password"
            label={t('passwordNow')}
            type="password"
            autoComplete="current-password"
          />
          <AccountField
            form={form}
            name="wished"
            label={account('newPassword')}
            hint={account('passwordHint')}
            type="password"
            autoComplete="new-password"
          />
        </div>
        <Button type="submit" variant="outline" busy={isSubmitting}>
          {t('passwordSubmit')}
        </Button>
      </form>
    </Card>
  )
}
