'use client'

import { Table, TableBody, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PagedList } from '../desk/paged-list.tsx'
import { OpinionRow } from './opinion-row.tsx'
import { useOpinions } from './use-opinions.ts'

/** What the second opinion sees otherwise, and where there is none. It decides nothing. */
export const OpinionLog = ({ webAddress }: { readonly webAddress: string }): ReactNode => {
  const t = useTranslations('opinions')
  const list = useOpinions()
  const words = {
    ...{ title: t('title'), about: t('about'), failed: t('failed') },
    ...{ none: t('none'), noneWhy: t('noneWhy'), more: t('more') },
  }
  return (
    <PagedList list={list} words={words}>
      {(opinions) => (
        <Table aria-label={t('title')} className="text-sm">
          <TableHead>
            <TableRow>
              <TableHeading>{t('when')}</TableHeading>
              <TableHeading>{t('game')}</TableHeading>
              <TableHeading>{t('shots')}</TableHeading>
            </TableRow>
          </TableHead>
          <TableBody>
            {opinions.map((opinion) => (
              <OpinionRow key={opinion.matchId} opinion={opinion} webAddress={webAddress} />
            ))}
          </TableBody>
        </Table>
      )}
    </PagedList>
  )
}
