'use client'

import type { MatchResult, SeatResult } from '@skelly/protocol'
import { buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { isGuestName } from '../../players/is-guest-name.ts'
import { endWords } from './end-words.ts'
import { Places } from './places.tsx'
import { RatingReceipt } from './rating-receipt.tsx'
import { useXpLines } from './use-xp-lines.ts'
import { XpTable } from './xp-table.tsx'

interface EndPanelProps {
  readonly result: MatchResult
  /** Whose screen it is, by seat; null for anybody else. */
  readonly seat: number | null
  /** By seat, where they are not the usual ones. */
  readonly colours?: readonly number[] | undefined
  /** The ways to another game. */
  readonly children: ReactNode
}

const Own = ({ result, own }: { readonly result: MatchResult; readonly own: SeatResult }): ReactNode => {
  const lines = useXpLines(result, own)
  return (
    <>
      {own.rating !== null && <RatingReceipt receipt={own.rating} />}
      {result.outcome.kind === 'won' && <XpTable total={own.xp} lines={lines} />}
    </>
  )
}

/** How a game ended: places, the rating receipt, XP, and the ways on. */
export const EndPanel = ({ result, seat, colours, children }: EndPanelProps): ReactNode => {
  const t = useTranslations('end')
  const { headline, why } = endWords(result, seat)
  const own = result.seats.find((player) => player.seat === seat)
  return (
    <section
      aria-label={t('results')}
      data-outcome={result.outcome.kind}
      className="border-line bg-surface mx-auto flex w-full max-w-md flex-col gap-4 rounded-3xl border p-5 shadow-2xl"
    >
      <header className="text-center">
        <h2 className="font-chalk text-accent text-4xl">
          {t(headline.key, { name: headline.name, place: headline.place })}
        </h2>
        <p className="text-muted mt-1">{t(why.key, { name: why.name, who: why.who })}</p>
        {result.abandoned && <p className="text-muted mt-1 text-sm">{t('abandoned')}</p>}
      </header>
      <Places seats={result.seats} colours={colours} />
      {own !== undefined && <Own result={result} own={own} />}
      <nav aria-label={t('ways')} className="flex flex-wrap gap-2">
        <div className="flex w-full flex-col gap-2">{children}</div>
        {result.replayId !== null && (
          <Link
            href={paths.replay(result.replayId)}
            className={`${buttonVariants({ variant: 'outline', size: 'small' })} flex-1`}
          >
            {t('replay')}
          </Link>
        )}
        {own !== undefined && !isGuestName(own.name) && (
          <Link
            href={paths.player(own.name)}
            className={`${buttonVariants({ variant: 'outline', size: 'small' })} flex-1`}
          >
            {t('profile')}
          </Link>
        )}
      </nav>
    </section>
  )
}
