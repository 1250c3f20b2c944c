import type { CourtWord, Foresee } from '@skelly/court-view'
import { numberedShotId, skelly, type Flick, type Match, type Seat, type SkellyState } from '@skelly/engine'
import { isTold, type Said } from '@skelly/stage'

/** Who flicks, from which table, in which match. */
interface ForeseenFlick {
  readonly match: Pick<Match<SkellyState>, 'seq'>
  /** The table as this screen shows it, the mover's cap where it has been put. */
  readonly before: SkellyState
  readonly seat: Seat
}

/** What the referee is going to say of a flick; null when the rules refuse it. */
export const foreseenSaid = ({ match, before, seat }: ForeseenFlick, flick: Flick): Said | null => {
  const decided = skelly.decide(before, seat, { kind: 'flick', shotId: numberedShotId(0), ...flick })
  if (!decided.ok) return null
  const after = decided.value.reduce((table, event) => skelly.evolve(table, event), before)
  return { seq: match.seq, events: decided.value.filter(isTold), before, after }
}

type Asked = ReturnType<Foresee>

/** Foresees shots with the words for them, and remembers the last one: it is asked for again as it is let go. */
export const wordedForesee = (): ((
  foresee: Foresee,
  from: ForeseenFlick | null,
  chalk: (said: Said) => CourtWord | null,
) => Foresee) => {
  let last: { readonly seq: number; readonly shot: NonNullable<Asked> } | null = null
  return (foresee, from, chalk) => (flick) => {
    const shot = foresee(flick)
    if (shot === null || from === null) return shot
    const { seq } = from.match
    if (last?.shot.trace === shot.trace && last.seq === seq) return last.shot
    const said = foreseenSaid(from, flick)
    last = { seq, shot: { ...shot, word: said === null ? null : chalk(said) } }
    return last.shot
  }
}
