'use client'

import { CapPicture } from '@skelly/court-view'
import type { MatchResult } from '@skelly/protocol'
import { Badge } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlayerName } from '../../players/player-name.tsx'

interface PlacesProps extends Pick<MatchResult, 'seats'> {
  /** Whose screen it is, by seat; null for anybody else. */
  readonly mine: number | null
}

/** Who came where. */
export const Places = ({ seats, mine }: PlacesProps): ReactNode => {
  const t = useTranslations('end')
  const match = useTranslations('match')
  const ordered = seats.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99))
  return (
    <ol aria-label={t('results')} className="sideways:gap-0 flex flex-col gap-1">
      {ordered.map(({ seat, name, fill, colour, place }) => (
        <li key={seat} data-place={place ?? 'none'} className="flex items-center gap-3">
          <CapPicture fill={fill} colour={colour} size={36} className="shrink-0" />
          <PlayerName
            name={name}
            className="-my-1 inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
          />
          {seat === mine && <Badge tone="accent">{match('you')}</Badge>}
          {place !== null && <span className="text-muted ml-auto tabular-nums">{t('place', { place })}</span>}
        </li>
      ))}
    </ol>
  )
}
