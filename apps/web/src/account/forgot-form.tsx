'use client'

import { Alert, Button } from '@skelly/ui'
import { MailCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTRPCClient } from '../trpc/trpc.ts'
import { AccountField } from './account-field.tsx'
import { emailField } from './account-fields.ts'
import { FormProblem } from './form-problem.tsx'
import { useAccountForm } from './use-account-form.ts'

const schema = z.object({ email: emailField })

/** Asks for a link that sets a new password; the answer never tells whether there is an account. */
export const ForgotForm = (): ReactNode => {
  const t = useTranslations('forgot')
  const client = useTRPCClient()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { email: '' },
    send: async ({ email }) => {
      const asked = await client.account.askToReset.mutate({ email })
      if (!asked.ok) return { word: asked.refusal, field: null }
      setSentTo(email)
      return null
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {sentTo !== null && errors.root === undefined && (
        <Alert tone="good">
          <MailCheck aria-hidden className="text-good" />
          <div>
            <p className="font-semibold">{t('sentTitle')}</p>
            <p className="mt-1 break-words">{t('sent', { email: sentTo })}</p>
          </div>
        </Alert>
      )}
      <FormProblem word={errors.root?.message} />
      <AccountField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
      <Button
        type="submit"
        size="large"
        variant={sentTo === null ? 'primary' : 'outline'}
        busy={isSubmitting}
      >
        {isSubmitting ? t('submitting') : t(sentTo === null ? 'submit' : 'again')}
      </Button>
    </form>
  )
}
