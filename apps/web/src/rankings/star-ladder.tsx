import type { PlayerCard } from '@skelly/protocol'
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LadderPlayer } from './ladder-player.tsx'

interface StarLadderProps {
  readonly rows: readonly {
    readonly place: number
    readonly stars: number
    readonly card: PlayerCard
  }[]
  /** Whose row is marked, by name. */
  readonly me: string | null
}

/** Players by the stars of all levels together. */
export const StarLadder = async ({ rows, me }: StarLadderProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeading className="w-12">{t('place')}</TableHeading>
          <TableHeading>{t('player')}</TableHeading>
          <TableHeading className="text-right">{t('stars')}</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ place, stars, card }) => (
          <TableRow key={card.name} aria-current={card.name === me ? 'true' : undefined}>
            <TableCell className="text-muted">{place}</TableCell>
            <TableCell className="w-full max-w-0">
              <LadderPlayer name={card.name} />
            </TableCell>
            <TableCell className="text-right font-semibold tabular-nums">{stars}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
