import {
  beginMatch,
  readPosition,
  seatAt,
  skelly,
  streamOf,
  type Match,
  type Ruling,
  type Seat,
  type SkellyState,
} from '../../src/index.ts'
import { chooseTurn, type ChosenTurn, type Mind } from '../../src/bots/index.ts'
import { foresee, foreseeShot, foresightOf } from '../../src/bots/skelly/foresee.ts'
import { setDownAt } from '../../src/bots/skelly/set-down-at.ts'
import { seedNumbered, setupOf } from '../../src/testing/setup-of.ts'

/** The match that stands at a position told in notation. */
export const matchAt = (line: string): Match<SkellyState> => {
  const position = readPosition(line)
  if (!position.ok) throw new Error(`${line}: ${position.refusal}`)
  const seats = position.value.caps.map(({ fill }, place) => ({ name: `seat-${String(place)}`, fill }))
  return { ...beginMatch(skelly, setupOf({ seats })), state: position.value }
}

export const A: Seat = seatAt(0)

/** A turn that a mind chose, and what became of it. */
export interface Thought {
  readonly turn: ChosenTurn
  readonly ruling: Ruling
  readonly before: SkellyState
  readonly after: SkellyState
}

/** What A does at the position, once for each of so many streams of chance. */
export const thinkAt = (line: string, mind: Mind, times = 5): readonly Thought[] => {
  const match = matchAt(line)
  return Array.from({ length: times }, (_, time) => {
    const turn = chooseTurn(match, A, mind, streamOf(seedNumbered(time), 'thinking'))
    const before = turn.setDown === null ? match.state : foresee(match.state, A, setDownAt(turn.setDown))
    if (before === null) throw new Error(`${line}: a set-down was refused`)
    const { ruling, after } = foreseeShot(foresightOf(before), before, A, turn.flick)
    return { turn, ruling, before, after }
  })
}
