'use client'

import { CapPicture } from '@skelly/court-view'
import type { MatchResult } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { isGuestName } from '../../players/is-guest-name.ts'

interface PlacesProps extends Pick<MatchResult, 'seats'> {
  /** By seat, where they are not the usual ones. */
  readonly colours?: readonly number[] | undefined
}

const Name = ({ name }: { readonly name: string }): ReactNode => {
  const look = 'min-w-0 truncate font-semibold'
  if (isGuestName(name)) return <span className={look}>{name}</span>
  return (
    <Link href={paths.player(name)} className={`${look} hover:underline`}>
      {name}
    </Link>
  )
}

/** Who came where. */
export const Places = ({ seats, colours = [] }: PlacesProps): ReactNode => {
  const t = useTranslations('end')
  const ordered = seats.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99))
  return (
    <ol aria-label={t('results')} className="flex flex-col gap-1">
      {ordered.map(({ seat, name, fill, place }) => (
        <li key={seat} data-place={place ?? 'none'} className="flex items-center gap-3">
          <CapPicture fill={fill} colour={colours[seat] ?? seat} size={36} className="shrink-0" />
          <Name name={name} />
          {place !== null && <span className="text-muted ml-auto tabular-nums">{t('place', { place })}</span>}
        </li>
      ))}
    </ol>
  )
}
