'use client'

import type { MatchResult } from '@skelly/protocol'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EndPanel } from './end-panel.tsx'
import { useMatchResult } from './use-match-result.ts'

interface EndingProps {
  readonly matchId: string
  /** The room's own word, or null. */
  readonly told: MatchResult | null
  readonly seat: number | null
  /** The ways to another game. */
  readonly children: ReactNode
}

/** Over the court of a game that is over: how it ended, as soon as it is counted. */
export const Ending = ({ matchId, told, seat, children }: EndingProps): ReactNode => {
  const t = useTranslations('end')
  const result = useMatchResult(matchId, told, true)
  return (
    <div className="animate-fade bg-page/70 fixed inset-0 z-40 grid overflow-y-auto p-3 backdrop-blur-[3px]">
      <div className="animate-rise m-auto w-full">
        {result === null ? (
          <p role="status" className="flex items-center justify-center gap-3 text-lg">
            <Spinner />
            {t('settling')}
          </p>
        ) : (
          <EndPanel result={result} seat={seat}>
            {children}
          </EndPanel>
        )}
      </div>
    </div>
  )
}
