'use client'

import type { MatchSnapshot } from '@skelly/game-client'
import type { QuickWord } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from '../talk/passing.ts'
import { SaidBubble } from '../talk/said-bubble.tsx'
import { PresenceOf } from './presence-of.tsx'

interface SeatLineProps {
  readonly snapshot: MatchSnapshot
  readonly place: number
  readonly said: Passing<QuickWord> | undefined
  /** The server's clock, ms. */
  readonly clock: () => number
}

/** Under a player's name whether they are there; what they say hangs below the panel, where it hides nothing of it. */
export const SeatLine = ({ snapshot, place, said, clock }: SeatLineProps): ReactNode => {
  const t = useTranslations('match')
  return (
    <div className="max-w-full min-w-0">
      {place === snapshot.seat ? (
        <p className="text-muted text-xs">{t('you')}</p>
      ) : (
        <PresenceOf {...{ snapshot, place, clock }} />
      )}
      <SaidBubble
        said={said}
        className="top-full left-1/2 -mt-1.5 w-max max-w-[22vw] -translate-x-1/2 px-2 text-center text-xs whitespace-normal sm:max-w-none sm:px-3 sm:text-sm"
      />
    </div>
  )
}
