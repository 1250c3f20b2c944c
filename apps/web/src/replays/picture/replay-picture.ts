import type { Piece } from '@skelly/court-view'
import { decodeReplay, walkReplay, type Court, type Replay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { createTranslator, type Locale } from 'next-intl'
import { MESSAGES } from '../../i18n/messages.ts'
import { courtOf, piecesOf, USUAL_LOOK } from '@skelly/stage'
import { replayEnding } from '../replay-ending.ts'
import { seatsIn, type ReplaySeat } from '../seats-in.ts'
import { drawableText } from './drawable-text.ts'

/** What is asked for: a stored game, at its end or after one of its shots. */
export interface PictureOrder {
  readonly text: string
  readonly result: MatchResult | null
  /** From 1; null for the end, which is shown for a shot that there is not, too. */
  readonly shot: number | null
  readonly locale: Locale
}

/** All that stands on the picture of a replay. */
export interface ReplayPicture {
  readonly court: Court
  readonly pieces: readonly Piece[]
  readonly seats: readonly Pick<ReplaySeat, 'seat' | 'name' | 'fill' | 'colour' | 'place'>[]
  /** How it ended; at a shot which one it is. */
  readonly words: string
  /** The way of play. */
  readonly kind: string
}

/** Plays a stored game again up to where it is drawn; null when it is none that this engine can play. */
export const replayPicture = ({ text, result, shot, locale }: PictureOrder): ReplayPicture | null => {
  const decoded = decodeReplay(text)
  const walk = decoded.ok ? walkReplay(decoded.value) : null
  if (!decoded.ok || walk?.begin === undefined || walk.begin === null) return null
  const { begin, frames } = walk
  const shown = frames.find(({ before, after }) => before.ply + 1 === shot && after.ply > before.ply)
  const { state } = (shown ?? frames.at(-1))?.after ?? begin
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'picture' })
  const seats = seatsIn(decoded.value, result).map((seat) => ({
    ...seat,
    // a shot in the middle does not tell how it ended
    place: shown === undefined ? seat.place : null,
    name: drawableText(seat.name) ?? t('player', { number: seat.seat + 1 }),
  }))
  const names = seats.map(({ name }) => name)
  const colours = seats.map(({ colour }) => colour)
  const said = { replay: decoded.value, result, names, locale }
  return {
    court: courtOf(state),
    pieces: piecesOf(state, names, null, { ...USUAL_LOOK, colours }),
    seats,
    words: shown === undefined ? ending(said) : t('shot', { number: shot ?? 0 }),
    kind: kindOf(decoded.value, locale),
  }
}

const ending = ({
  replay,
  result,
  names,
  locale,
}: {
  readonly replay: Replay
  readonly result: MatchResult | null
  readonly names: readonly string[]
  readonly locale: Locale
}): string =>
  replayEnding(
    replay,
    result,
    names,
    createTranslator({ locale, messages: MESSAGES[locale], namespace: 'end' }),
  )

const kindOf = ({ setup }: Replay, locale: Locale): string =>
  createTranslator({ locale, messages: MESSAGES[locale], namespace: 'replay' })(`way_${setup.way}`)
