'use client'

import { Button, Card, CardDescription, CardHeader, CardTitle, toast } from '@skelly/ui'
import { useFormatter, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { AccountField } from '../account-field.tsx'
import { nameField } from '../account-fields.ts'
import { FormProblem } from '../form-problem.tsx'
import { refreshSession } from '../refresh-session.ts'
import { useAccountForm } from '../use-account-form.ts'

interface NameCardProps {
  readonly name: string
  /** From when on it may be changed; null for at once. */
  readonly changeFrom: number | null
  readonly pastNames: readonly string[]
}

const schema = z.object({ name: nameField })

/** The name to play under. */
export const NameCard = ({ changeFrom, name, pastNames }: NameCardProps): ReactNode => {
  const [t, format] = [useTranslations('settings'), useFormatter()]
  const client = useTRPCClient()
  const router = useRouter()
  const { form, onSubmit } = useAccountForm({
    schema,
    empty: { name },
    send: async (wished) => {
      const changed = await client.account.changeName.mutate(wished)
      if (!changed.ok) return { word: changed.refusal, field: 'name' }
      await refreshSession()
      toast.success(t('nameDone', { name: changed.value.name }))
      router.refresh()
      return null
    },
  })
  const { errors, isSubmitting } = form.formState
  const isLocked = changeFrom !== null
  const date = changeFrom === null ? '' : format.dateTime(changeFrom, { dateStyle: 'long' })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nameTitle')}</CardTitle>
        {pastNames.length > 0 && (
          <CardDescription>{t('nameBefore', { names: pastNames.join(', ') })}</CardDescription>
        )}
      </CardHeader>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col items-start gap-4">
        <FormProblem word={errors.root?.message} />
        <div className="w-full">
          <AccountField
            form={form}
            name="name"
            label={t('name')}
            hint={isLocked ? t('nameLocked', { date }) : t('nameHint')}
            type="text"
            autoComplete="username"
            disabled={isLocked}
          />
        </div>
        {!isLocked && (
          <Button type="submit" variant="outline" busy={isSubmitting}>
            {t('nameSubmit')}
          </Button>
        )}
      </form>
    </Card>
  )
}
