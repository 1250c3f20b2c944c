'use client'

import { Table, TableBody, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { CaseTableRow } from './case-table-row.tsx'
import type { ListedCase } from './listed-cases.ts'

interface CaseTableProps {
  readonly cases: readonly ListedCase[]
  readonly container: RefObject<HTMLDivElement | null>
}

/** The queue, a line a case. */
export const CaseTable = ({ cases, container }: CaseTableProps): ReactNode => {
  const t = useTranslations('queue')
  return (
    <div ref={container} className="border-line bg-surface rounded-card border px-2 sm:px-3">
      <Table aria-label={t('title')} className="text-sm">
        <TableHead>
          <TableRow>
            <TableHeading>{t('walked')}</TableHeading>
            <TableHeading>{t('how')}</TableHeading>
            <TableHeading className="text-right">{t('stake')}</TableHeading>
            <TableHeading className="hidden md:table-cell">{t('lately')}</TableHeading>
            <TableHeading className="hidden sm:table-cell">{t('age')}</TableHeading>
            <TableHeading className="hidden sm:table-cell">{t('verdict')}</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {cases.map((listed) => (
            <CaseTableRow key={listed.row.matchId} {...listed} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
