'use client'

import type { Leaving, Places, Setup } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeviceEnding } from '../device/device-ending.tsx'
import { DeviceWays, type DeviceWaysProps } from '../device/device-ways.tsx'
import { PlaceList } from '../device/place-list.tsx'

interface MachineEndingProps extends DeviceWaysProps {
  readonly setup: Setup
  readonly places: Places
  /** Why the last one left, when that ended the game. */
  readonly leaving: Leaving | null
  /** The person's seat. */
  readonly me: number
  /** What has become of the game for the account. */
  readonly counted: ReactNode
}

/** How a game against the machine ended. */
export const MachineEnding = ({
  setup,
  places,
  leaving,
  me,
  counted,
  ...ways
}: MachineEndingProps): ReactNode => {
  const t = useTranslations('end')
  const [winners = []] = places
  const [winner] = winners
  const loser = places.at(-1)?.[0]
  const nameOf = (seat: number | undefined): string => setup.seats[seat ?? 0]?.name ?? ''
  return (
    <DeviceEnding
      headline={winner === me ? t('won') : t('wonBy', { name: nameOf(winner) })}
      why={t(`why_${leaving ?? 'knockout'}`, { name: nameOf(loser), who: loser === me ? 'you' : 'other' })}
      ways={<DeviceWays {...ways} />}
    >
      <PlaceList setup={setup} places={places} me={me} />
      {counted}
    </DeviceEnding>
  )
}
