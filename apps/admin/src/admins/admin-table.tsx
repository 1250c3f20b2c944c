'use client'

import { Table, TableBody, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AdminRow } from './admin-row.tsx'
import type { ListedAdmin } from './listed.ts'
import type { WishedChange } from './use-admin-change.ts'

interface AdminTableProps {
  readonly admins: readonly ListedAdmin[]
  readonly onChange: (wished: WishedChange) => void
}

/** Who works at the desk, a line each. */
export const AdminTable = ({ admins, onChange }: AdminTableProps): ReactNode => {
  const t = useTranslations('admins')
  return (
    <div className="border-line bg-surface rounded-card border px-2 sm:px-3">
      <Table aria-label={t('title')} className="text-sm">
        <TableHead>
          <TableRow>
            <TableHeading>{t('name')}</TableHeading>
            <TableHeading className="hidden sm:table-cell">{t('role')}</TableHeading>
            <TableHeading className="hidden md:table-cell">{t('signedIn')}</TableHeading>
            <TableHeading className="hidden lg:table-cell">{t('since')}</TableHeading>
            <TableHeading>
              <span className="sr-only">{t('actions')}</span>
            </TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} onChange={onChange} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
