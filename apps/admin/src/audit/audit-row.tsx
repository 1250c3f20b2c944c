'use client'

import type { AuditEntry } from './audit-entry.ts'
import { LocalTime } from '@skelly/site'
import { TableCell, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { actionKey } from './audit-actions.ts'
import { AuditSubject } from './audit-subject.tsx'
import { changesIn } from './changes-in.ts'

const Changes = ({ after, before }: Pick<AuditEntry, 'before' | 'after'>): ReactNode => (
  <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
    {changesIn(before, after).map((change) => (
      <li key={change.name} className="break-all">
        {change.name !== '' && <span className="text-muted">{change.name} </span>}
        {change.before !== null && <span className="text-muted line-through">{change.before}</span>}
        {change.before !== null && change.after !== null && ' → '}
        {change.after}
      </li>
    ))}
  </ul>
)

/** An entry of the audit. Whatever is written in it is text. */
export const AuditRow = ({ entry }: { readonly entry: AuditEntry }): ReactNode => {
  const t = useTranslations('audit')
  const { action, actor, adminId, after, at, before, reason } = entry
  const key = actionKey(action)
  return (
    <TableRow data-action={action} className="align-top">
      <TableCell className="text-muted py-2 whitespace-nowrap">
        <LocalTime at={at} />
      </TableCell>
      <TableCell className="py-2 font-medium">{adminId === null ? t('commandLine') : actor}</TableCell>
      <TableCell className="py-2">
        {key !== null && <p>{t(key)}</p>}
        <p className="text-muted text-xs">{action}</p>
      </TableCell>
      <TableCell className="py-2">
        <AuditSubject {...entry} />
      </TableCell>
      <TableCell className="w-1/2 min-w-56 space-y-1 py-2">
        {reason !== null && <p className="break-words whitespace-pre-wrap">{reason}</p>}
        <Changes before={before} after={after} />
      </TableCell>
    </TableRow>
  )
}
