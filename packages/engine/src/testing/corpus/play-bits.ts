import { readRecord } from '../../notation/record-text.ts'
import { expandReplay } from '../../replay/compact-replay.ts'
import { REPLAY_FORMAT, type Replay } from '../../replay/replay.ts'
import { unreachable } from '../../result.ts'
import { gameBits } from './game-bits.ts'
import { readSeries } from './series.ts'
import { seriesBits } from './series-bits.ts'
import { thoughts } from './thoughts.ts'

/**
 * How a play of the corpus is written down: a match in notation, a replay as a word, a series of drawn shots, or again
 * a replay as a word in whose place computer players think.
 */
export type PlayForm = 'notation' | 'compact' | 'series' | 'thoughts'

/** A game or a series of shots that has to come out the same for ever, on every machine. */
export interface Play {
  readonly name: string
  readonly form: PlayForm
  readonly text: string
}

/**
 * Plays it again: a line of hashes for each shot, and for a game one with its end; a line for each thought.
 * @throws when it can't be read, or not be played to its end
 */
export const playBits = ({ form, text }: Play): readonly string[] => {
  switch (form) {
    case 'notation': {
      const record = readRecord(text)
      if (!record.ok) throw new Error(`line ${String(record.line)}: ${record.refusal}`)
      return gameBits({ format: REPLAY_FORMAT, ...record.value })
    }
    case 'compact':
      return gameBits(expanded(text.trim()))
    case 'thoughts':
      return thoughts(expanded(text.trim()))
    case 'series': {
      const series = readSeries(text)
      if (series === null) throw new Error(`this is no series: ${text}`)
      return seriesBits(series)
    }
    default:
      return unreachable(form)
  }
}

const expanded = (word: string): Replay => {
  const decoded = expandReplay(word)
  if (!decoded.ok) throw new Error(`${decoded.where}: ${decoded.refusal}`)
  return decoded.value
}
