'use client'

import { FastForward } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'
import { PACE_NUMBERS, paceAfter, type Pace } from './pace.ts'

interface PaceButtonProps {
  readonly pace: Pace
  readonly onPace: (pace: Pace) => void
}

/** How fast computer players are shown; a press takes the next speed. */
export const PaceButton = ({ pace, onPace }: PaceButtonProps): ReactNode => {
  const t = useTranslations('machine')
  return (
    <BarButton
      label={t('pace', { speed: PACE_NUMBERS[pace].rate })}
      data-pace={pace}
      onClick={() => {
        onPace(paceAfter(pace))
      }}
    >
      <FastForward aria-hidden />
      <span className="tabular-nums">{PACE_NUMBERS[pace].rate}×</span>
    </BarButton>
  )
}
