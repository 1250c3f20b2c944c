'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EndFrame } from '../match/end/end-frame.tsx'
import { EndOver } from '../match/end/end-over.tsx'

interface DeviceEndingProps {
  readonly headline: ReactNode
  readonly why: ReactNode
  /** What else is read out when the card comes. */
  readonly told?: ReactNode
  /** What there is to be told between the headline and the ways on. */
  readonly children?: ReactNode
  /** Buttons and links. */
  readonly ways: ReactNode
}

/** Over the court of a game on this device that is over: how it ended, and the ways on. */
export const DeviceEnding = ({ headline, why, told, children, ways }: DeviceEndingProps): ReactNode => {
  const t = useTranslations('end')
  return (
    <EndOver
      headline={headline}
      told={
        <>
          {why} {told}
        </>
      }
    >
      <EndFrame
        label={t('results')}
        headline={headline}
        why={<p className="text-muted mt-1 text-balance">{why}</p>}
        ways={<div className="grid grid-cols-2 gap-2">{ways}</div>}
      >
        {children}
      </EndFrame>
    </EndOver>
  )
}
