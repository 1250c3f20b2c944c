'use client'

import type { MatchClient } from '@skelly/game-client'
import { Button } from '@skelly/ui'
import { FastForward, History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'

interface CourtPillsProps {
  readonly client: MatchClient
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
  /** Whether the game had shots before this screen came to it. */
  readonly cameLate: boolean
}

const Pill = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="animate-fade bg-page/90 border-line absolute inset-x-0 top-2 z-10 mx-auto flex w-fit items-center gap-1 rounded-full border py-0.5 pr-1 pl-4 text-sm shadow-lg">
    {children}
  </div>
)

/** At the court's upper edge: what was missed is being shown, or may be asked for by whoever came late. */
export const CourtPills = ({ client, stage, dispatch, cameLate }: CourtPillsProps): ReactNode => {
  const t = useTranslations('match')
  const [isOffered, setIsOffered] = useState(cameLate)
  if (stage.missed !== null) {
    return (
      <Pill>
        <span role="status">{t('catchingUp')}</span>
        <Button variant="ghost" size="small" onClick={() => dispatch({ kind: 'skipped' })}>
          <FastForward aria-hidden />
          {t('skip')}
        </Button>
      </Pill>
    )
  }
  // a shot that is seen is later than all that could be told
  if (!isOffered || stage.said !== null || stage.scene.kind !== 'still') return null
  const ask = (): void => {
    setIsOffered(false)
    client.askLately()
  }
  return (
    <Button
      variant="outline"
      size="small"
      className="animate-fade bg-page/90 absolute inset-x-0 top-2 z-10 mx-auto w-fit shadow-lg"
      onClick={ask}
    >
      <History aria-hidden />
      {t('lately')}
    </Button>
  )
}
