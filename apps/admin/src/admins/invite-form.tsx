'use client'

import { ADMIN_ROLES, type AdminRole } from '@skelly/protocol'
import { Alert, Button, Card, CardHeader, CardTitle, Field, Input, Segments } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { InvitedLink } from './invited-link.tsx'

/** Invites somebody: the link is handed over by whoever invites. */
export const InviteForm = (): ReactNode => {
  const [t, desk] = [useTranslations('admins'), useTranslations('desk')]
  const trpc = useTRPC()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<AdminRole>('moderator')
  const invite = useMutation(trpc.admins.invite.mutationOptions())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const onSettled = () => void queries.invalidateQueries({ queryKey: trpc.admins.pathKey() })
    const onSuccess = ({ ok }: { readonly ok: boolean }) => {
      if (ok) setEmail('')
    }
    invite.mutate({ email, role }, { onSuccess, onSettled })
  }
  const refusal = invite.data?.ok === false ? invite.data.refusal : null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('invite')}</CardTitle>
      </CardHeader>
      <form method="post" onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('email')}
          hint={t('emailHint')}
          error={refusal === null ? undefined : t(`invite_${refusal}`)}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => {
                invite.reset()
                setEmail(currentTarget.value)
              }}
            />
          )}
        </Field>
        <Segments<AdminRole>
          label={t('role')}
          value={role}
          segments={ADMIN_ROLES.map((value) => ({ value, label: desk(`role_${value}`) }))}
          onChoose={setRole}
        />
        {invite.isError && <Alert tone="bad">{desk('unknown')}</Alert>}
        <Button type="submit" busy={invite.isPending} disabled={email.trim() === ''}>
          {t('makeLink')}
        </Button>
        {invite.data?.ok === true && <InvitedLink {...invite.data.value} />}
      </form>
    </Card>
  )
}
