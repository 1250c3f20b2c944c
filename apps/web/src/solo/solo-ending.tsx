'use client'

import { soloStars } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeviceEnding } from '../device/device-ending.tsx'
import { DeviceWays, type DeviceWaysProps } from '../device/device-ways.tsx'
import type { BestRun } from './best-run.ts'
import { Stars } from './stars.tsx'

interface SoloEndingProps extends DeviceWaysProps {
  readonly flicks: number
  /** The best run of this device, this one included. */
  readonly best: BestRun | null
  /** Whether this run is the best one. */
  readonly isBest: boolean
  /** What has become of the run for the account. */
  readonly counted: ReactNode
}

/** How a solo run ended: flicks, stars, and the best so far. */
export const SoloEnding = ({ flicks, best, isBest, counted, ...ways }: SoloEndingProps): ReactNode => {
  const t = useTranslations('solo')
  const stars = soloStars(flicks)
  const why = isBest ? t('newBest') : t('bestIs', { count: best?.flicks ?? flicks })
  return (
    <DeviceEnding
      headline={t('done')}
      why={t('doneIn', { count: flicks })}
      told={t('stars', { count: stars })}
      ways={<DeviceWays {...ways} />}
    >
      <Stars count={stars} className="justify-center text-6xl" />
      <p className="text-center font-semibold">{why}</p>
      {counted}
    </DeviceEnding>
  )
}
