import { encodeReplay, recordText, type Replay } from '@skelly/engine'
import type { ReplayMoment } from '../replay-moment.ts'

/** A game as it is handed on: the players under the names by which they are shown. */
export const namedReplay = ({ game, names }: Pick<ReplayMoment, 'game' | 'names'>): Replay => {
  const { replay } = game
  const { setup } = replay
  const seats = setup.seats.map((seat, place) => ({ ...seat, name: names[place] ?? seat.name }))
  return { ...replay, setup: { ...setup, seats } }
}

/** Letters of a name that are kept in a file's. */
const LONGEST_NAME = 20

const wordOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
  )
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^-+|-+$/g, '')

/** "skelly-ana-ben-2026-11-30.skelly.json": who played, and the day, in the time of the world. */
export const replayFileName = ({ date, setup }: Replay): string => {
  const names = setup.seats.map(({ name }) => wordOf(name)).filter((word) => word !== '')
  const day = new Date(date).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return `${['skelly', ...names, day].join('-')}.skelly.json`
}

/** The file itself, in the format of docs/replay-format.md. */
export const replayFile = (replay: Replay): File =>
  new File([`${encodeReplay(replay)}\n`], replayFileName(replay), { type: 'application/json' })

/** The game in words (docs/notation.md). */
export const replayNotation = (replay: Replay): string => recordText(replay)
