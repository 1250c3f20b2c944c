import { seatAt, type Fill, type Replay, type Strength } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { seenName } from '../words/seen-name.ts'
import { colourOf, USUAL_LOOK } from '@skelly/stage'

/** Who sat at the table of a stored game, and how it went for them. */
export interface ReplaySeat {
  readonly seat: number
  /** It follows renames. */
  readonly name: string
  readonly fill: Fill
  /** Of the cap: an index into the court's PLAYER_COLOURS. */
  readonly colour: number
  /** From 1, shared places alike (R7.3); null where there is none. */
  readonly place: number | null
  /** Whether it is somebody whom the house knows: an account or a guest. */
  readonly isKnown: boolean
  /** How strong the computer player is; null for people. */
  readonly computer: Strength | null
}

/** The place of a seat as the replay itself tells it: one more than all who stand before it. */
const placeIn = ({ end }: Replay, seat: number): number | null => {
  if (end?.kind !== 'over') return null
  const group = end.places.findIndex((seats) => seats.includes(seatAt(seat)))
  return group < 0 ? null : end.places.slice(0, group).flat().length + 1
}

/**
 * All seats of a stored game, in turn order. A result knows only those whom the house knows: computer players and
 * others at a shared device are told by the replay alone.
 */
export const seatsIn = (replay: Replay, result: MatchResult | null): readonly ReplaySeat[] =>
  replay.setup.seats.map(({ name, fill, computer = null }, seat) => {
    const known = result?.seats.find((player) => player.seat === seat)
    return {
      seat,
      name: known?.name ?? seenName(name),
      fill,
      colour: known?.colour ?? colourOf(USUAL_LOOK, seat),
      place: known === undefined ? placeIn(replay, seat) : known.place,
      isKnown: known !== undefined,
      computer,
    }
  })
