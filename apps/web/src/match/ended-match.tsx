'use client'

import type { OwnResult } from '@skelly/api'
import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OpenGameBarAtEnd } from '../frame/open-game-bar.tsx'
import { EndPanel } from './end/end-panel.tsx'
import { useMatchResult } from './end/use-match-result.ts'
import { WaysOn } from './end/ways-on.tsx'
import type { LiveWay } from './live-way.ts'
import { MatchBar } from './match-bar.tsx'
import { useNextMatch } from './use-next-match.ts'

interface EndedMatchProps {
  readonly matchId: string
  readonly way: LiveWay
  /** Null while it has to be asked for. */
  readonly result: OwnResult | null
}

/** A game that went to its end without this screen: told kindly (policies, Return), and on to one's rematch of it. */
export const EndedMatch = ({ matchId, way, result: known }: EndedMatchProps): ReactNode => {
  const t = useTranslations('match')
  const end = useTranslations('end')
  const result = useMatchResult(matchId, known, true)
  const seat = result?.ownSeat ?? null
  useNextMatch(way, result?.ownRematchId ?? null)
  return (
    <>
      <OpenGameBarAtEnd />
      <MatchBar grip={null} />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-5 px-4 pb-12">
        <h1 className="text-muted text-center text-lg text-balance">
          {seat === null ? t('admitErrors.over') : t('overKindly')}
        </h1>
        {result === null ? (
          <p role="status" className="flex items-center justify-center gap-3">
            <Spinner />
            {end('settling')}
          </p>
        ) : (
          <EndPanel result={result} seat={seat}>
            <WaysOn way={way} roomCode={result.roomCode} />
          </EndPanel>
        )}
      </main>
    </>
  )
}
