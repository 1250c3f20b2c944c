'use client'

import type { AuditEntry } from './audit-entry.ts'
import { Table, TableBody, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AuditRow } from './audit-row.tsx'

/** Entries of the audit, a line each. */
export const AuditTable = ({ entries }: { readonly entries: readonly AuditEntry[] }): ReactNode => {
  const t = useTranslations('audit')
  return (
    <div className="border-line bg-surface rounded-card border px-2 sm:px-3">
      <Table aria-label={t('title')} className="text-sm">
        <TableHead>
          <TableRow>
            <TableHeading>{t('when')}</TableHeading>
            <TableHeading>{t('who')}</TableHeading>
            <TableHeading>{t('action')}</TableHeading>
            <TableHeading>{t('about')}</TableHeading>
            <TableHeading>{t('why')}</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
