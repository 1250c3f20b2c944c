'use client'

import { LocalTime } from '@skelly/site'
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { PagedList } from '../desk/paged-list.tsx'
import { paths } from '../desk/paths.ts'
import { useCopies, type ListedCopy } from './use-copies.ts'

const Sender = ({ sender }: { readonly sender: ListedCopy['first'] }): ReactNode => (
  <TableCell className="py-2">
    <Link
      className="text-accent-text font-semibold underline-offset-4 hover:underline"
      href={paths.player(sender.playerId)}
    >
      {sender.name}
    </Link>
    <span className="text-muted block text-xs">
      <LocalTime at={sender.at} />
    </span>
  </TableCell>
)

/** Accounts that sent the very same flicks for a level. */
export const CopyLog = (): ReactNode => {
  const t = useTranslations('copies')
  const list = useCopies()
  const words = {
    ...{ title: t('title'), about: t('about'), failed: t('failed') },
    ...{ none: t('none'), noneWhy: t('noneWhy'), more: t('more') },
  }
  return (
    <PagedList list={list} words={words}>
      {(copies) => (
        <Table aria-label={t('title')} className="text-sm">
          <TableHead>
            <TableRow>
              <TableHeading>{t('level')}</TableHeading>
              <TableHeading>{t('first')}</TableHeading>
              <TableHeading>{t('copy')}</TableHeading>
            </TableRow>
          </TableHead>
          <TableBody>
            {copies.map(({ copy, first, list: flicks, number }) => (
              <TableRow key={`${String(number)} ${flicks} ${copy.playerId}`} data-copy={flicks}>
                <TableCell className="py-2 tabular-nums">{number}</TableCell>
                <Sender sender={first} />
                <Sender sender={copy} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PagedList>
  )
}
