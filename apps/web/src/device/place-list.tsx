'use client'

import { CapPicture } from '@skelly/court-view'
import type { Places, Setup } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { colourOf } from '@skelly/stage'
import { useDeviceLook } from './use-device-look.ts'

interface PlaceListProps {
  readonly setup: Setup
  readonly places: Places
  /** The only person at the device; null where there are several. */
  readonly me?: number | null
}

/** Who came where in a game on this device (R7.3). */
export const PlaceList = ({ setup, places, me = null }: PlaceListProps): ReactNode => {
  const t = useTranslations('end')
  const look = useDeviceLook(setup.seats.length, me)
  // Those who share a place push the next one back: two thirds, and then a fifth.
  const placeOf = (rank: number): number => places.slice(0, rank).flat().length + 1
  const rows = places.flatMap((seats, rank) => seats.map((seat) => ({ seat, place: placeOf(rank) })))
  return (
    <ol aria-label={t('results')} className="flex flex-col gap-1">
      {rows.map(({ seat, place }) => (
        <li key={seat} data-place={place} className="flex items-center gap-3">
          <CapPicture
            fill={setup.seats[seat]?.fill ?? 'empty'}
            colour={colourOf(look, seat)}
            size={36}
            className="shrink-0"
          />
          <span className="min-w-0 font-semibold wrap-anywhere">{setup.seats[seat]?.name}</span>
          <span className="text-muted ml-auto tabular-nums">{t('place', { place })}</span>
        </li>
      ))}
    </ol>
  )
}
