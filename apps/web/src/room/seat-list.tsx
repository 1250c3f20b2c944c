'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView, QuickWord } from '@skelly/protocol'
import { Button, Card } from '@skelly/ui'
import { Armchair, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from '../talk/passing.ts'
import { freeSeats } from './lobby-state.ts'
import { SeatRow } from './seat-row.tsx'

interface SeatListProps {
  readonly lobby: LobbyClient
  readonly view: LobbyView
  readonly mine: number | null
  /** What is being said, by seat. */
  readonly said: Readonly<Record<number, Passing<QuickWord>>>
}

const FreeSeat = ({ onSit }: { readonly onSit: (() => void) | null }): ReactNode => {
  const t = useTranslations('room')
  return (
    <li
      data-seat="free"
      className="border-line text-muted flex min-h-12 items-center gap-3 rounded-2xl border border-dashed px-3 py-1.5"
    >
      <span className="border-line mx-1.5 grid size-9 shrink-0 place-items-center rounded-full border-2 border-dashed">
        <Armchair aria-hidden className="size-4" />
      </span>
      <span className="mr-auto">{t('free')}</span>
      {onSit !== null && (
        <Button size="small" onClick={onSit}>
          {t('sit')}
        </Button>
      )}
    </li>
  )
}

/** The seats of a room, in their order, and how many watch. */
export const SeatList = ({ lobby, view, mine, said }: SeatListProps): ReactNode => {
  const t = useTranslations('room')
  const { options, seats, watchers } = view
  return (
    <Card className="sideways:p-3 sideways:pt-1.5 p-4 sm:p-5">
      <header className="sideways:mb-1 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('players')}</h2>
        {options.watching === 'anyone' && (
          <p data-watchers={watchers} className="text-muted flex items-center gap-1.5 text-sm">
            <Eye aria-hidden className="size-4" />
            {t('watchers', { count: watchers })}
          </p>
        )}
      </header>
      <ul className="sideways:grid sideways:grid-cols-2 flex flex-col gap-2">
        {seats.map((seat, place) => (
          <SeatRow key={seat.name} {...{ lobby, view, mine, place, seat }} said={said[place]} />
        ))}
        {Array.from({ length: freeSeats(view) }, (_, free) => (
          <FreeSeat key={free} onSit={mine === null && free === 0 ? () => lobby.sit() : null} />
        ))}
      </ul>
    </Card>
  )
}
