import { unreachable, type Seat, type SkellyState } from '@skelly/engine'
import { RUN_STOPS } from '../table/run-stops.ts'
import type { Said, ToldEvent } from '../table/said.ts'
import { sayPhrase, type Phrase, type Say } from './phrase.ts'
import { rulingPhrases } from './ruling-phrases.ts'

/** One event in words. */
export interface Telling {
  /** Who it is about: the shooter, or who lost the turn or left. */
  readonly seat: Seat | null
  /** "Ana": the shooter's name; null where the headline names who it is about. */
  readonly by: string | null
  /** "Pot" */
  readonly headline: string
  /** "Boxes 3 and 4. Another flick" */
  readonly detail: string
}

const gainedBoxes = (before: SkellyState, after: SkellyState, seat: Seat): readonly number[] => {
  const from = before.caps[seat]?.progress ?? 0
  const to = after.caps[seat]?.progress ?? 0
  return RUN_STOPS.slice(from, to)
}

const phrasesOf = (event: ToldEvent, said: Said, names: readonly string[]): readonly Phrase[] => {
  const name = (seat: Seat) => names[seat] ?? ''
  switch (event.kind) {
    case 'shot':
      return rulingPhrases({
        ruling: event.ruling,
        shooter: event.seat,
        gained: gainedBoxes(said.before, said.after, event.seat),
        ended: said.after.turn.phase === 'over',
        names,
      })
    case 'turn-lost':
      return [
        {
          key: event.why === 'clock' ? 'lostClock' : 'lostSittingOut',
          values: { name: name(event.seat) },
        },
      ]
    case 'left':
      return event.seats.map((seat) => ({ key: 'left', values: { name: name(seat) } }))
    default:
      return unreachable(event)
  }
}

const seatOf = (event: ToldEvent): Seat | null => (event.kind === 'left' ? null : event.seat)

/** What was said, in the visitor's language; nothing of what a way to play has no words for. `names` by seat. */
export const tell = (said: Said, names: readonly string[], say: Say): readonly Telling[] =>
  said.events.flatMap((event) => {
    const [headline = '', ...rest] = phrasesOf(event, said, names).map((phrase) => sayPhrase(say, phrase))
    if (headline === '') return []
    const by = event.kind === 'shot' ? (names[event.seat] ?? null) : null
    return [{ seat: seatOf(event), by, headline, detail: rest.filter((part) => part !== '').join('. ') }]
  })
