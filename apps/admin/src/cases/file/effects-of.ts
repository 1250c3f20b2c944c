import { unreachable, type CaseFile, type CaseSeat, type DecisionKind } from '@skelly/protocol'
import { standingDecision } from './what-is-open.ts'

/** What a decision would do to a rating. */
export interface Effect {
  readonly playerId: string
  readonly name: string
  readonly before: number
  readonly after: number
}

type Judged = Pick<CaseFile, 'seats' | 'leaverId' | 'verdict' | 'decisions'>

const gameTakenBack = ({ receipt }: CaseSeat): number =>
  receipt === null ? 0 : receipt.before - receipt.after

/** By so much a decision changes a player's rating. */
const changeOf = (file: Judged, kind: DecisionKind, seat: CaseSeat): number => {
  switch (kind) {
    case 'void':
      return gameTakenBack(seat)
    case 'excuse':
      return seat.id === file.leaverId ? gameTakenBack(seat) : 0
    case 'reverse': {
      const corrections = standingDecision(file)?.corrections ?? []
      return -corrections
        .filter(({ playerId }) => playerId === seat.id)
        .reduce((sum, { change }) => sum + change, 0)
    }
    case 'uphold':
    case 'note':
      return 0
    default:
      return unreachable(kind)
  }
}

/** What a decision would do to the ratings as they are now; nothing of what stays. */
export const effectsOf = (file: Judged, kind: DecisionKind): readonly Effect[] =>
  file.seats.flatMap((seat) => {
    const change = changeOf(file, kind, seat)
    const { id: playerId, name, rating: before } = seat
    return change === 0 ? [] : [{ playerId, name, before, after: before + change }]
  })
