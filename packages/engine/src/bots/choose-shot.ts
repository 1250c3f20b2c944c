import type { Seat } from '../ids.ts'
import type { Match } from '../match/match.ts'
import type { SkellyState } from '../rulesets/skelly/state.ts'
import { botStream } from './bot-stream.ts'
import { COMPUTER_PLAYERS } from './computer-players.ts'
import { chooseTurn, type ChosenTurn } from './skelly/choose-turn.ts'
import { beforeSetDown } from './skelly/before-set-down.ts'

/** A computer player's turn: where to set down, or null to flick from where the cap lies, and the flick. */
export type ChosenShot = Omit<ChosenTurn, 'stream'>

/**
 * What the computer player on turn does. It follows from the match alone: from its seed, its ply, and the table as it
 * was when the turn began, so that asking again after the set-down gives the same answer.
 * @throws when no computer player holds the seat or it is not on turn: that is a bug of the caller
 */
export const chooseShot = (match: Match<SkellyState>, seat: Seat): ChosenShot => {
  const strength = match.setup.seats[seat]?.computer
  if (strength === undefined) throw new Error('no computer player holds the seat')
  const stream = botStream(match.setup.seed, seat, match.ply)
  const before = { ...match, state: beforeSetDown(match.state) }
  const { setDown, flick, idea } = chooseTurn(before, seat, COMPUTER_PLAYERS[strength].mind, stream)
  return { setDown, flick, idea }
}
