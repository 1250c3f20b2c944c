'use client'

import type { MatchResult, SeatResult } from '@skelly/protocol'
import { buttonVariants, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { isGuestName } from '../../players/is-guest-name.ts'
import { EndFrame } from './end-frame.tsx'
import { endWords } from './end-words.ts'
import { KeepXp } from './keep-xp.tsx'
import { Places } from './places.tsx'
import { RatingReceipt } from './rating-receipt.tsx'
import { useXpLines } from './use-xp-lines.ts'
import { verdictWords } from './verdict-words.ts'
import { XpTable } from './xp-table.tsx'

interface EndPanelProps {
  readonly result: MatchResult
  /** Whose screen it is, by seat; null for anybody else. */
  readonly seat: number | null
  /** The ways to another game. */
  readonly children: ReactNode
}

const Own = ({ result, own }: { readonly result: MatchResult; readonly own: SeatResult }): ReactNode => {
  const lines = useXpLines(result, own)
  return (
    <>
      {own.rating !== null && <RatingReceipt receipt={own.rating} />}
      {result.outcome.kind === 'won' && <XpTable total={own.xp} lines={lines} hasWon={own.place === 1} />}
      {own.xp > 0 && isGuestName(own.name) && <KeepXp />}
    </>
  )
}

const SIDE_WAY = cn(buttonVariants({ variant: 'outline', size: 'small' }), 'flex-1')

/** How a game ended: places, the rating receipt, XP, and the ways on. */
export const EndPanel = ({ result, seat, children }: EndPanelProps): ReactNode => {
  const t = useTranslations('end')
  const { headline, why } = endWords(result, seat)
  const verdict = verdictWords(result, seat)
  const own = result.seats.find((player) => player.seat === seat)
  return (
    <EndFrame
      label={t('results')}
      outcome={result.outcome.kind}
      headline={t(headline.key, { name: headline.name, place: headline.place })}
      why={
        <>
          <p className="text-muted mt-1 text-balance">{t(why.key, { name: why.name, who: why.who })}</p>
          {verdict !== null && (
            <p className="text-muted mt-1 text-sm text-balance" data-verdict={result.verdict}>
              {t(verdict.key, { name: verdict.name, who: verdict.who })}
            </p>
          )}
        </>
      }
      ways={
        <>
          {children}
          <div className="flex flex-wrap gap-2">
            {result.replayId !== null && (
              <Link href={paths.replay(result.replayId)} className={SIDE_WAY}>
                {t('replay')}
              </Link>
            )}
            {own !== undefined && !isGuestName(own.name) && (
              <Link href={paths.player(own.name)} className={SIDE_WAY}>
                {t('profile')}
              </Link>
            )}
          </div>
        </>
      }
    >
      <Places seats={result.seats} mine={seat} />
      {own !== undefined && <Own result={result} own={own} />}
    </EndFrame>
  )
}
