'use client'

import { CapPicture } from '@skelly/court-view'
import { encodeReplay, seatAt, seatLetter, type Replay } from '@skelly/engine'
import { YOU, type Level } from '@skelly/engine/challenges'
import { Badge, Button } from '@skelly/ui'
import { FolderOpen } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { firstLook } from '../../challenges/level-look.ts'
import { useLevelWords } from '../../challenges/use-level-words.ts'
import { LocalTime } from '@skelly/site'
import { gripWord } from '../../words/grip-word.ts'
import { seenName } from '../../words/seen-name.ts'
import { ReplayTheatre } from '../replay-theatre.tsx'
import { seatsIn, type ReplaySeat } from '../seats-in.ts'

interface OpenedReplayProps {
  readonly replay: Replay
  /** The level that it is an attempt at; null for every other game. */
  readonly level: Level | null
  /** The name of the file; null for a text. */
  readonly file: string | null
  readonly onOther: () => void
}

/** Who played, or which challenge it is an attempt at. */
const useHeading = ({ setup }: Replay, level: Level | null): string => {
  const [t, open] = [useTranslations('replay'), useTranslations('openReplay')]
  const challenges = useTranslations('challenges')
  const locale = useLocale()
  if (level !== null) return challenges('levelTitle', { number: level.number, title: level.title[locale] })
  const [one = '', two = ''] = setup.seats.map(({ name }) => name)
  if (setup.seats.length === 1) return open('alone', { name: one })
  return setup.seats.length === 2 ? t('title', { one, two }) : t('titleMany', { count: setup.seats.length })
}

const Seat = ({ seat, name, fill, colour, place, computer }: ReplaySeat): ReactNode => {
  const [end, machine] = [useTranslations('end'), useTranslations('machine')]
  return (
    <li data-seat={seat} className="flex min-w-0 items-center gap-2 font-semibold">
      <CapPicture fill={fill} colour={colour} size={32} />
      <span className="truncate">{name}</span>
      {computer !== null && <span className="text-muted text-sm font-normal">{machine(computer)}</span>}
      {place !== null && <Badge tone={place === 1 ? 'accent' : 'plain'}>{end('place', { place })}</Badge>}
    </li>
  )
}

/** Nobody has checked the names in a file. Whoever has none there goes by the letter of the seat. */
const lettered = (replay: Replay): Replay => {
  const seats = replay.setup.seats.map((seat, place) => ({
    ...seat,
    name: seenName(seat.name) || seatLetter(seatAt(place)),
  }))
  return { ...replay, setup: { ...replay.setup, seats } }
}

const Facts = ({ replay }: Pick<OpenedReplayProps, 'replay'>): ReactNode => {
  const [t, match] = [useTranslations('replay'), useTranslations('match')]
  const { setup } = replay
  return (
    <div data-facts className="flex flex-col gap-2 lg:items-end">
      <ul aria-label={t('players')} className="flex max-w-full flex-wrap items-center gap-x-5 gap-y-2">
        {seatsIn(replay, null)
          .filter(({ name }) => name !== '')
          .map((seat) => (
            <Seat key={seat.seat} {...seat} />
          ))}
      </ul>
      <p className="text-muted text-sm">
        {t(`way_${setup.way}`)} ·{' '}
        {t('street', { word: match(gripWord(setup.grip)), value: setup.grip / 100 })}
      </p>
    </div>
  )
}

const Theatre = ({ replay }: Pick<OpenedReplayProps, 'replay'>): ReactNode => {
  const text = useMemo(() => encodeReplay(replay), [replay])
  const names = useMemo(() => lettered(replay).setup.seats.map(({ name }) => name), [replay])
  return <ReplayTheatre {...{ text, names }} result={null} shot={null} isShared={false} />
}

const AttemptTheatre = ({ replay, level }: { readonly replay: Replay; readonly level: Level }): ReactNode => {
  const text = useMemo(() => encodeReplay(replay), [replay])
  const attempt = useMemo(() => ({ level, look: firstLook(level) }), [level])
  const words = useLevelWords(level)
  const own = seenName(replay.setup.seats[YOU]?.name ?? '')
  const names = useMemo(
    () => words.names.map((name, seat) => (seat === YOU && own !== '' ? own : name)),
    [words, own],
  )
  return <ReplayTheatre {...{ text, names, attempt }} result={null} shot={null} isShared={false} />
}

/** A game that was opened on this device, in the viewer of all games. When it was played is its own word. */
export const OpenedReplay = ({ replay, level, file, onOther }: OpenedReplayProps): ReactNode => {
  const t = useTranslations('openReplay')
  const heading = useHeading(lettered(replay), level)
  return (
    <div className="replay-page" data-opened>
      <header className="sideways:order-last min-w-0 sm:space-y-3">
        <h1 className="font-chalk roomy:text-4xl line-clamp-2 text-xl leading-tight wrap-anywhere">
          {heading}
        </h1>
        <p className="text-muted truncate text-sm sm:text-base">
          <LocalTime at={replay.date} /> · {file === null ? t('fromText') : t('from', { file })}
        </p>
      </header>
      {level === null ? <Theatre replay={replay} /> : <AttemptTheatre {...{ replay, level }} />}
      <Facts replay={level === null ? lettered(replay) : replay} />
      <Button variant="outline" size="small" className="self-start justify-self-start" onClick={onOther}>
        <FolderOpen aria-hidden />
        {t('other')}
      </Button>
    </div>
  )
}
