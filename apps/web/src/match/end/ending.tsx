'use client'

import type { MatchResult } from '@skelly/protocol'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EndOver } from './end-over.tsx'
import { EndPanel } from './end-panel.tsx'
import { endWords } from './end-words.ts'
import { useMatchResult } from './use-match-result.ts'

interface EndingProps {
  readonly matchId: string
  /** The room's own word, or null. */
  readonly told: MatchResult | null
  readonly seat: number | null
  /** Whether somebody waits for this player's answer. */
  readonly isAsked: boolean
  /** The ways to another game. */
  readonly children: ReactNode
}

/** Over the court of a game that is over: how it ended, as soon as it is counted. */
export const Ending = ({ matchId, told, seat, isAsked, children }: EndingProps): ReactNode => {
  const t = useTranslations('end')
  const result = useMatchResult(matchId, told, true)
  if (result === null)
    return (
      <EndOver headline={t('settling')}>
        <p role="status" className="flex items-center justify-center gap-3 text-lg">
          <Spinner />
          {t('settling')}
        </p>
      </EndOver>
    )
  const { headline, why } = endWords(result, seat)
  return (
    <EndOver
      headline={t(headline.key, { name: headline.name, place: headline.place })}
      told={t(why.key, { name: why.name, who: why.who })}
      isAsked={isAsked}
    >
      <EndPanel result={result} seat={seat}>
        {children}
      </EndPanel>
    </EndOver>
  )
}
