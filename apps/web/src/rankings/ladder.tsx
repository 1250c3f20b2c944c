import type { PlayerCard } from '@skelly/protocol'
import { Badge, Initial, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

export interface LadderRow {
  /** Null for a provisional player. */
  readonly place: number | null
  readonly card: PlayerCard
}

interface LadderProps {
  readonly rows: readonly LadderRow[]
  /** Whose row is marked, by name. */
  readonly me: string | null
}

/** Players by rating; those who are provisional stand without a place. */
export const Ladder = async ({ rows, me }: LadderProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeading className="w-12">{t('place')}</TableHeading>
          <TableHeading>{t('player')}</TableHeading>
          <TableHeading className="text-right">{t('rating')}</TableHeading>
          <TableHeading className="text-right">{t('games')}</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ place, card }) => (
          <TableRow key={card.name} aria-current={card.name === me ? 'true' : undefined}>
            <TableCell className="text-muted">{place ?? t('noPlace')}</TableCell>
            <TableCell className="w-full max-w-0">
              <Link
                prefetch={false}
                href={paths.player(card.name)}
                className="flex items-center gap-3 font-semibold hover:underline"
              >
                <Initial name={card.name} className="size-8 text-sm" />
                <span className="truncate">{card.name}</span>
                {card.provisional && <Badge className="hidden sm:inline-flex">{t('provisional')}</Badge>}
              </Link>
            </TableCell>
            <TableCell className="text-right font-semibold">{card.rating}</TableCell>
            <TableCell className="text-muted text-right">{card.ratedGames}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
