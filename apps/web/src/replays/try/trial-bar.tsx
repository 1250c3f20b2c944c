'use client'

import { ArrowLeft, Eye, EyeOff, RotateCcw, SkipBack } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BarButton } from '../../device/bar-button.tsx'
import { MatchBar } from '../../match/match-bar.tsx'

interface TrialBarProps {
  readonly grip: number
  readonly onBack: () => void
  /** Lays the turn anew; null while nothing was done. */
  readonly onAgain: (() => void) | null
  /** Goes to the turn before; null at the first. */
  readonly onEarlier: (() => void) | null
  /** Whether the way of the shot that was played is drawn. */
  readonly showsTheirs: boolean
  /** Shows it or hides it; null where no shot was played. */
  readonly onTheirs: (() => void) | null
}

/** Above a trial: the way back to the replay, anew, the turn before, and what was played. */
export const TrialBar = (props: TrialBarProps): ReactNode => {
  const { grip, onBack, onAgain, onEarlier, showsTheirs, onTheirs } = props
  const t = useTranslations('trial')
  return (
    <MatchBar grip={grip} isCrowded>
      <div className="-ml-2 flex shrink-0 items-center">
        <BarButton label={t('back')} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </BarButton>
        <BarButton label={t('earlier')} disabled={onEarlier === null} onClick={() => onEarlier?.()}>
          <SkipBack aria-hidden />
        </BarButton>
        <BarButton label={t('again')} disabled={onAgain === null} onClick={() => onAgain?.()}>
          <RotateCcw aria-hidden />
        </BarButton>
        {onTheirs !== null && (
          <BarButton label={t('showTheirs')} aria-pressed={showsTheirs} onClick={onTheirs}>
            {showsTheirs ? <Eye aria-hidden className="text-accent-text" /> : <EyeOff aria-hidden />}
          </BarButton>
        )}
      </div>
    </MatchBar>
  )
}
