'use client'

import { LocalTime } from '@skelly/site'
import { Badge, Button, Card, CardHeader, CardTitle } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import type { ListedInvite } from './listed.ts'

/** Who is invited and has not come yet. */
export const OpenInvites = ({ invites }: { readonly invites: readonly ListedInvite[] }): ReactNode => {
  const [t, desk] = [useTranslations('admins'), useTranslations('desk')]
  const trpc = useTRPC()
  const queries = useQueryClient()
  const cancel = useMutation(
    trpc.admins.cancelInvite.mutationOptions({
      onSettled: () => void queries.invalidateQueries({ queryKey: trpc.admins.pathKey() }),
    }),
  )
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('invited')}</CardTitle>
      </CardHeader>
      {invites.length === 0 && <p className="text-muted text-sm">{t('noneInvited')}</p>}
      <ul aria-label={t('invited')} className="divide-line divide-y text-sm">
        {invites.map(({ email, expiresAt, role }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40 font-medium break-all">{email}</span>
            <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{desk(`role_${role}`)}</Badge>
            <Button
              variant="ghost"
              size="small"
              aria-label={t('takeBackNamed', { email })}
              busy={cancel.isPending && cancel.variables.email === email}
              onClick={() => {
                cancel.mutate({ email })
              }}
            >
              {t('takeBack')}
            </Button>
            <span className="text-muted w-full text-xs">
              {t.rich('goodUntil', { time: () => <LocalTime at={expiresAt} /> })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
