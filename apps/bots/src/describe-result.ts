import { unreachable } from '@skelly/engine'
import type { MatchResult, SeatResult } from '@skelly/protocol'

/** A line on how a game ended for the player of that name. */
export const describeResult = (name: string, { outcome, seats }: MatchResult): string => {
  switch (outcome.kind) {
    case 'void':
      return `${name}: the game is void (${outcome.why})`
    case 'won': {
      const own = seats.find((seat) => seat.name === name)
      const how = outcome.leaving === null ? '' : ` (${outcome.leaving})`
      return `${name} ${own?.place === 1 ? 'won' : 'lost'}${how}${own === undefined ? '' : receipt(own)}`
    }
    default:
      return unreachable(outcome)
  }
}

const receipt = ({ rating, xp }: SeatResult): string =>
  rating === null
    ? `, ${String(xp)} XP`
    : `, rating ${String(rating.before)} → ${String(rating.after)}, ${String(xp)} XP`
