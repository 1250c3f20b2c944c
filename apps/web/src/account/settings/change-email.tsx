'use client'

import { Button, Dialog, DialogContent, DialogTrigger, toast } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { AccountField } from '../account-field.tsx'
import { anyField } from '../account-fields.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAccountForm } from '../use-account-form.ts'

const schema = z.object({ email: anyField, password: anyField })
const FIELDS = { 'wrong-password': 'password', 'bad-email': 'email', 'same-email': 'email' } as const

const fieldOf = (word: string): 'email' | 'password' | null =>
  word === 'wrong-password' || word === 'bad-email' || word === 'same-email' ? FIELDS[word] : null

/** Asks for a link that moves the account to another address; sign-in goes on with the one so far until it is used. */
export const ChangeEmail = (): ReactNode => {
  const [t, frame] = [useTranslations('settings'), useTranslations('frame')]
  const client = useTRPCClient()
  const [isOpen, setIsOpen] = useState(false)
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { email: '', password: '' },
    send: async (wished) => {
      const asked = await client.account.askToChangeEmail.mutate(wished)
      if (!asked.ok) return { word: asked.refusal, field: fieldOf(asked.refusal) }
      toast.success(t('emailAsked', { email: asked.value.email }))
      setIsOpen(false)
      form.reset()
      return null
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        form.reset()
      }}
    >
      <DialogTrigger asChild>
        <Button variant="outline">{t('emailChange')}</Button>
      </DialogTrigger>
      <DialogContent title={t('emailChange')} description={t('emailChangeLead')} close={frame('close')}>
        <form method="post" noValidate onSubmit={onSubmit} className="mt-6 flex flex-col gap-5">
          <FormProblem word={errors.root?.message} />
          <AccountField form={form} name="email" label={t('emailWished')} type="email" autoComplete="email" />
          <AccountField
            form={form}
            name="password"
            label={t('passwordToChange')}
            type="password"
            autoComplete="current-password"
          />
          <Button type="submit" busy={isSubmitting}>
            {t('emailSubmit')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
