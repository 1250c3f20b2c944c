'use client'

import { LocalTime } from '@skelly/site'
import { Badge, Button, TableCell, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Age } from '../cases/words/age.tsx'
import type { ListedAdmin } from './listed.ts'
import type { ChangeKind, WishedChange } from './use-admin-change.ts'

interface AdminRowProps {
  readonly admin: ListedAdmin
  readonly onChange: (wished: WishedChange) => void
}

const kindsFor = ({ role, suspendedAt }: ListedAdmin): readonly ChangeKind[] =>
  suspendedAt === null ? [role === 'admin' ? 'demote' : 'promote', 'suspend'] : ['restore']

/** Somebody at the desk, and what can be done about them: nothing about oneself. */
export const AdminRow = ({ admin, onChange }: AdminRowProps): ReactNode => {
  const [t, desk] = [useTranslations('admins'), useTranslations('desk')]
  const { email, id, isSelf, name, role, signedInAt, suspendedAt } = admin
  const badge = <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{desk(`role_${role}`)}</Badge>
  return (
    <TableRow data-admin={id}>
      <TableCell>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isSelf && <span className="text-muted font-normal">{t('you')}</span>}
          {suspendedAt !== null && <Badge tone="bad">{t('suspended')}</Badge>}
        </p>
        <p className="text-muted text-xs wrap-anywhere">{email}</p>
        <p className="mt-1 sm:hidden">{badge}</p>
      </TableCell>
      <TableCell className="hidden sm:table-cell">{badge}</TableCell>
      <TableCell className="text-muted hidden whitespace-nowrap md:table-cell">
        {signedInAt === null ? t('never') : <Age at={signedInAt} />}
      </TableCell>
      <TableCell className="text-muted hidden whitespace-nowrap lg:table-cell">
        <LocalTime at={admin.createdAt} />
      </TableCell>
      <TableCell>
        {!isSelf && (
          <span className="flex flex-wrap justify-end gap-2">
            {kindsFor(admin).map((kind) => (
              <Button
                key={kind}
                variant={kind === 'suspend' ? 'ghost' : 'outline'}
                size="small"
                className="whitespace-nowrap"
                aria-label={t(`${kind}Named`, { name })}
                onClick={() => {
                  onChange({ kind, admin })
                }}
              >
                {t(kind)}
              </Button>
            ))}
          </span>
        )}
      </TableCell>
    </TableRow>
  )
}
