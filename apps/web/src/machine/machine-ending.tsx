'use client'

import type { Places, Setup } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeviceEnding } from '../device/device-ending.tsx'
import { DeviceWays, type DeviceWaysProps } from '../device/device-ways.tsx'
import { PlaceList } from '../device/place-list.tsx'

interface MachineEndingProps extends DeviceWaysProps {
  readonly setup: Setup
  readonly places: Places
  /** The person's seat. */
  readonly me: number
}

/** How a game against the machine ended. */
export const MachineEnding = ({ setup, places, me, ...ways }: MachineEndingProps): ReactNode => {
  const t = useTranslations('end')
  const [winners = []] = places
  const [winner] = winners
  const hasWon = winner === me
  return (
    <DeviceEnding
      headline={hasWon ? t('won') : t('wonBy', { name: setup.seats[winner ?? 0]?.name ?? '' })}
      why={t('why_knockout')}
      ways={<DeviceWays {...ways} />}
    >
      <PlaceList setup={setup} places={places} />
    </DeviceEnding>
  )
}
