import type { PlayerCard } from '@skelly/protocol'
import { Badge, cn, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LadderChoice } from './ladder-choice.ts'
import { LadderPlayer } from './ladder-player.tsx'
import { ladderScore } from './ladder-score.ts'

export interface LadderRow {
  /** Null for a provisional player. */
  readonly place: number | null
  readonly score: number
  readonly card: PlayerCard
}

interface LadderTableProps {
  readonly choice: LadderChoice
  readonly rows: readonly LadderRow[]
  /** Whose rows are marked, by name: the visitor's, and whom they look for. */
  readonly marked: readonly string[]
  readonly label: string
}

/** The first three stand on metal. */
const MEDALS = ['bg-sun text-accent-ink', 'bg-tin text-accent-ink', 'bg-coral text-accent-ink'] as const

const Place = ({ place }: { readonly place: number }): ReactNode => {
  const medal = MEDALS[place - 1]
  return (
    <span
      className={cn(
        medal !== undefined && 'font-chalk shadow-press grid size-8 place-items-center rounded-full',
        medal,
      )}
    >
      {place}
    </span>
  )
}

/** Players of a ladder; those who are provisional stand without a place. */
export const LadderTable = async ({ choice, rows, marked, label }: LadderTableProps): Promise<ReactNode> => {
  const { kind, span } = choice
  const [t, written] = await Promise.all([getTranslations('rankings'), ladderScore(choice)])
  const isMarked = ({ card }: LadderRow): boolean =>
    marked.some((name) => name.toLowerCase() === card.name.toLowerCase())
  return (
    <div className="rounded-card border-line bg-surface shadow-card border px-2 py-1 sm:px-4">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeading className="w-12 max-sm:pr-0">{t('place')}</TableHeading>
            <TableHeading>{t('player')}</TableHeading>
            <TableHeading className="text-right">{t(`score_${kind}_${span}`)}</TableHeading>
            <TableHeading className="text-right">{t(kind === 'rating' ? 'games' : 'level')}</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.card.name} aria-current={isMarked(row) ? 'true' : undefined}>
              <TableCell className="text-muted max-sm:pr-0" data-place={row.place ?? 'none'}>
                {row.place === null ? (
                  <span aria-label={t('provisional')}>{t('noPlace')}</span>
                ) : (
                  <Place place={row.place} />
                )}
              </TableCell>
              <TableCell className="w-full">
                <LadderPlayer name={row.card.name}>
                  {kind === 'rating' && row.card.provisional && (
                    <Badge className="hidden sm:inline-flex">{t('provisional')}</Badge>
                  )}
                </LadderPlayer>
              </TableCell>
              <TableCell className="text-right font-semibold">{written(row.score)}</TableCell>
              <TableCell className="text-muted text-right">
                {kind === 'rating' ? row.card.ratedGames : row.card.level}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
