import { CapPicture } from '@skelly/court-view'
import type { Setup } from '@skelly/engine'
import { Badge } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayerName } from '../players/player-name.tsx'
import { gripWord } from '../words/grip-word.ts'
import type { ReplaySeat } from './seats-in.ts'

interface ReplayFactsProps {
  readonly setup: Setup
  readonly seats: readonly ReplaySeat[]
}

const Seat = async ({ name, fill, colour, place, isKnown, computer }: ReplaySeat): Promise<ReactNode> => {
  const [end, machine] = await Promise.all([getTranslations('end'), getTranslations('machine')])
  return (
    <>
      <CapPicture fill={fill} colour={colour} size={32} />
      {isKnown ? (
        <PlayerName name={name} className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere" />
      ) : (
        <span>{name}</span>
      )}
      {computer !== null && <span className="text-muted text-sm font-normal">{machine(computer)}</span>}
      {place !== null && <Badge tone={place === 1 ? 'accent' : 'plain'}>{end('place', { place })}</Badge>}
    </>
  )
}

/** Who played, computer players too, who came where, and on which street. */
export const ReplayFacts = async ({ setup, seats }: ReplayFactsProps): Promise<ReactNode> => {
  const [t, match] = await Promise.all([getTranslations('replay'), getTranslations('match')])
  return (
    <div data-facts className="flex flex-col gap-2 lg:items-end">
      <ul aria-label={t('players')} className="flex flex-wrap items-center gap-x-5">
        {seats.map((seat) => (
          <li
            key={seat.seat}
            data-seat={seat.seat}
            className="flex min-h-11 max-w-full flex-wrap items-center gap-2 font-semibold"
          >
            <Seat {...seat} />
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {t(`way_${setup.way}`)} ·{' '}
        {t('street', { word: match(gripWord(setup.grip)), value: setup.grip / 100 })}
      </p>
    </div>
  )
}
