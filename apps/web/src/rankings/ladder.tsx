import type { PlayerCard } from '@skelly/protocol'
import { Badge, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LadderPlayer } from './ladder-player.tsx'

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
              <LadderPlayer name={card.name}>
                {card.provisional && <Badge className="hidden sm:inline-flex">{t('provisional')}</Badge>}
              </LadderPlayer>
            </TableCell>
            <TableCell className="text-right font-semibold">{card.rating}</TableCell>
            <TableCell className="text-muted text-right">{card.ratedGames}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
