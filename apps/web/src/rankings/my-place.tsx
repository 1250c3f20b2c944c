import { Card, buttonVariants, cn } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { env } from '../env.ts'
import { ladderPath, type LadderChoice } from './ladder-choice.ts'
import { LadderTable, type LadderRow } from './ladder-table.tsx'

interface MyPlaceProps {
  readonly choice: LadderChoice
  readonly row: LadderRow
  /** The visitor's row with those next to it. */
  readonly around: readonly LadderRow[]
  /** How many have a place. */
  readonly placed: number
  /** Whether the visitor's row is on the page anyway. */
  readonly isShown: boolean
}

/** Where the visitor stands, next to whom, and the way there. */
export const MyPlace = async (props: MyPlaceProps): Promise<ReactNode> => {
  const { choice, row, around, placed, isShown } = props
  const t = await getTranslations('rankings')
  const { place, card } = row
  const left = Math.max(1, env().policy.matchmaking.provisionalGames - card.ratedGames)
  return (
    <Card className="space-y-3" data-my-place={place ?? 'none'} aria-label={t('me')}>
      <div className="flex items-center gap-3">
        <p className="mr-auto">
          <span className="text-muted block text-sm">{t('me')}</span>
          <span className="font-semibold">
            {place === null ? t('mineNone', { left }) : t('mine', { place, all: placed })}
          </span>
        </p>
        {!isShown && (
          <Link
            href={ladderPath(choice, { player: card.name })}
            className={cn(
              buttonVariants({ variant: 'outline', size: 'small' }),
              'min-h-11 shrink-0 whitespace-nowrap',
            )}
          >
            {t('toMe')}
          </Link>
        )}
      </div>
      {!isShown && around.length > 1 && (
        <LadderTable choice={choice} rows={around} marked={[card.name]} label={t('neighbours')} />
      )}
    </Card>
  )
}
