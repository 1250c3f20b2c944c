'use client'

import type { DeviceTable } from '@skelly/game-client/device'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeviceEnding } from '../device/device-ending.tsx'
import { DeviceScreen } from '../device/device-screen.tsx'
import { DeviceWays } from '../device/device-ways.tsx'
import { PlaceList } from '../device/place-list.tsx'
import { useDeviceTable } from '../device/use-device-table.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

interface LocalGameProps {
  readonly table: DeviceTable
  readonly onAgain: () => void
  readonly onReplay: () => void
  readonly onDiscard: () => void
}

/** A game of several people on this device. */
export const LocalGame = ({ table, onDiscard, ...ways }: LocalGameProps): ReactNode => {
  const t = useTranslations('local')
  const end = useTranslations('end')
  const shown = useDeviceTable(table)
  const { snapshot, stage, isStill } = shown
  const { match, hold, takesBack } = snapshot
  const { seats } = match.setup
  if (stage === null) return null
  const others = seats.flatMap(({ name }, seat) =>
    seat !== takesBack && match.state.caps[seat]?.inGame === true ? [name] : [],
  )
  const places = match.phase.kind === 'over' ? match.phase.places : []
  const nameAt = (rank: number): string => seats[places.at(rank)?.[0] ?? 0]?.name ?? ''
  return (
    <DeviceScreen
      shown={shown}
      stage={stage}
      title={t('title')}
      mine={null}
      tools={
        <TakeBackDialog
          who={seats[takesBack ?? 0]?.name ?? ''}
          others={others}
          disabled={takesBack === null || !isStill || hold !== null}
          onAgreed={() => table.takeBack()}
        />
      }
      ending={
        match.phase.kind === 'over' && (
          <DeviceEnding
            headline={end('wonBy', { name: nameAt(0) })}
            why={end(`why_${match.phase.leaving ?? 'knockout'}`, { name: nameAt(-1), who: 'other' })}
            ways={<DeviceWays onDiscard={onDiscard} {...ways} />}
          >
            <PlaceList setup={match.setup} places={match.phase.places} />
          </DeviceEnding>
        )
      }
      onDiscard={onDiscard}
    />
  )
}
