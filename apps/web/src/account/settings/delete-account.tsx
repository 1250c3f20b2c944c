'use client'

import { Button, Dialog, DialogContent, DialogTrigger } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { AccountField } from '../account-field.tsx'
import { anyField } from '../account-fields.ts'
import { FormProblem } from '../form-problem.tsx'
import { leaveDeletedAccount } from '../leave-session.ts'
import { useAccountForm } from '../use-account-form.ts'

const schema = z.object({ confirmation: anyField })
const isOfField = (word: string): boolean => word === 'wrong-password' || word === 'wrong-name'

/** Deletes the account, once somebody has shown that it is theirs. */
export const DeleteAccount = ({ hasPassword }: { readonly hasPassword: boolean }): ReactNode => {
  const [t, frame] = [useTranslations('settings'), useTranslations('frame')]
  const client = useTRPCClient()
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { confirmation: '' },
    send: async (confirmed) => {
      const deleted = await client.account.delete.mutate(confirmed)
      if (!deleted.ok)
        return { word: deleted.refusal, field: isOfField(deleted.refusal) ? 'confirmation' : null }
      await leaveDeletedAccount()
      return null
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog onOpenChange={() => form.reset()}>
      <DialogTrigger asChild>
        <Button variant="brick">{t('delete')}</Button>
      </DialogTrigger>
      <DialogContent title={t('deleteTitle')} description={t('deleteLead')} close={frame('close')}>
        <form method="post" noValidate onSubmit={onSubmit} className="mt-6 flex flex-col gap-5">
          <FormProblem word={errors.root?.message} />
          <AccountField
            form={form}
            name="confirmation"
            label={t(hasPassword ? 'deleteByPassword' : 'deleteByName')}
            type={hasPassword ? 'password' : 'text'}
            autoComplete={hasPassword ? 'current-password' : 'off'}
          />
          <Button type="submit" variant="brick" size="large" busy={isSubmitting}>
            {t(isSubmitting ? 'deleting' : 'deleteYes')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
