'use client'

import { LocalTime } from '@skelly/site'
import { Button, cn, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { signed } from '../cases/file/signed.ts'
import { paths } from '../desk/paths.ts'
import { useTRPC } from '../trpc/trpc.ts'
import { Panel } from './panel.tsx'
import type { LedgerPage, PlayerFile } from './player-files.ts'

type Entry = LedgerPage['entries'][number]

const What = ({ entry }: { readonly entry: Entry }): ReactNode => {
  const [t, words, format] = [useTranslations('players'), useTranslations('cases'), useFormatter()]
  const { decision, expected, k, matchId, opponent } = entry
  if (decision === null)
    return (
      <>
        {t('gameAgainst', { name: opponent })}{' '}
        {expected !== null && k !== null && (
          <span className="text-muted">
            {t('expected', { share: format.number(expected / 10_000, { style: 'percent' }), k })}
          </span>
        )}
      </>
    )
  return (
    <>
      <Link href={paths.case(matchId)} className="font-semibold underline">
        {words(`kind_${decision.kind}`)}
      </Link>{' '}
      <span className="text-muted [overflow-wrap:anywhere]">
        {t('byAndWhy', { by: decision.by, name: opponent, reason: decision.reason })}
      </span>
    </>
  )
}

const Row = ({ entry }: { readonly entry: Entry }): ReactNode => (
  <TableRow data-entry={entry.decision?.kind ?? 'game'}>
    <TableCell className="text-muted">{entry.number}</TableCell>
    <TableCell className="text-muted hidden whitespace-nowrap sm:table-cell">
      <LocalTime at={entry.at} />
    </TableCell>
    <TableCell>
      <What entry={entry} />
    </TableCell>
    <TableCell className="text-right whitespace-nowrap">
      {entry.before} → {entry.after}
    </TableCell>
    <TableCell className={cn('text-right font-semibold', entry.change < 0 ? 'text-bad' : 'text-good')}>
      {signed(entry.change)}
    </TableCell>
  </TableRow>
)

interface LedgerProps extends Pick<PlayerFile, 'ledger'> {
  readonly id: string
}

/** Every step that the rating took, the latest first, with what decisions wrote. */
export const LedgerPanel = ({ id, ledger }: LedgerProps): ReactNode => {
  const t = useTranslations('players')
  const trpc = useTRPC()
  const read = useInfiniteQuery(
    trpc.players.ledger.infiniteQueryOptions(
      { id },
      {
        getNextPageParam: ({ next }) => next ?? undefined,
        initialData: { pages: [ledger], pageParams: [null] },
      },
    ),
  )
  const entries = read.data.pages.flatMap((page) => page.entries)
  return (
    <Panel title={t('ledger')}>
      {entries.length === 0 && <p className="text-muted">{t('noLedger')}</p>}
      {entries.length > 0 && (
        <Table aria-label={t('ledger')} className="text-sm">
          <TableHead>
            <TableRow>
              <TableHeading>#</TableHeading>
              <TableHeading className="hidden sm:table-cell">{t('when')}</TableHeading>
              <TableHeading>{t('what')}</TableHeading>
              <TableHeading className="text-right">{t('rating')}</TableHeading>
              <TableHeading className="text-right">±</TableHeading>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <Row key={entry.number} entry={entry} />
            ))}
          </TableBody>
        </Table>
      )}
      {read.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          busy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}
