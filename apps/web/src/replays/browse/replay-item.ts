import type { Ending, Fill, GameEvent, Strength, Way } from '@skelly/engine'
import type { Verdict } from '@skelly/protocol'

/** Somebody at the table of a listed replay, with where the cap lay at the end, mm. */
export interface ReplayItemSeat {
  readonly name: string
  readonly computer: Strength | null
  readonly colour: number
  readonly fill: Fill
  readonly place: number | null
  readonly ratingChange: number | null
  readonly x: number
  readonly y: number
  readonly inGame: boolean
}

/** A replay as it stands in the list. */
export interface ReplayItem {
  readonly id: string
  readonly way: Way
  readonly at: number
  readonly flicks: number
  readonly ending: Ending
  readonly events: readonly GameEvent[]
  readonly isPrivate: boolean
  /** What moderators said of it; null for a game that is no case. */
  readonly verdict: Verdict | null
  /** In turn order. */
  readonly seats: readonly ReplayItemSeat[]
}

/**
 * Who won: the first by place, or the computer player where no person did and there is just one; null in a void game and
 * where one of several computer players won.
 */
export const winnerOf = ({ ending, seats }: ReplayItem): ReplayItemSeat | null => {
  if (ending === 'void') return null
  const first = seats.find(({ place }) => place === 1)
  const computers = seats.filter(({ computer }) => computer !== null)
  return first ?? (computers.length === 1 ? (computers[0] ?? null) : null)
}
