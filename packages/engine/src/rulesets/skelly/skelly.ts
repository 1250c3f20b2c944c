import type { Ruleset } from '../ruleset.ts'
import { begin } from './begin.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { leave } from './leave.ts'
import { packMove, unpackMove } from './pack-move.ts'
import { seatsInGame } from './seats-in-game.ts'
import { seats } from './seats.ts'
import type { SkellyEvent, SkellyMove, SkellyRefusal, SkellyState } from './state.ts'
import { passTurn } from './turns.ts'
import { words } from './words.ts'

/** The rules of this game as the rest of the engine asks them (docs/rules/skelly.md), version 1. */
export type SkellyRuleset = Ruleset<SkellyState, SkellyMove, SkellyEvent, SkellyRefusal>

export const skelly: SkellyRuleset = {
  name: 'skelly',
  version: 1,
  seats,
  begin,
  mover: ({ turn }) => (turn.phase === 'over' ? null : turn.mover),
  mayMove: ({ turn }, seat) => turn.phase !== 'over' && turn.mover === seat,
  inGame: ({ caps }) => seatsInGame(caps),
  decide,
  loseTurn: (state) => {
    if (state.turn.phase === 'over') return []
    const { mover } = state.turn
    return [{ kind: 'turn-lost', seat: mover, why: 'clock' }, ...passTurn(state.caps, mover)]
  },
  leave,
  evolve,
  duration: (event) => (event.kind === 'shot' ? event.rolls : 0),
  endsPly: (event) => event.kind === 'shot' || (event.kind === 'turn-lost' && event.why === 'clock'),
  shotId: (move) => (move.kind === 'flick' ? move.shotId : null),
  places: ({ turn }) => (turn.phase === 'over' ? turn.places : null),
  words,
  earns: (event) =>
    event.kind === 'shot' ? { seat: event.seat, xp: event.ruling.xp, row: event.ruling.verdict } : null,
  leavers: (event) => (event.kind === 'left' ? event.seats : []),
  pack: packMove,
  unpack: unpackMove,
  // Nothing on a street court is hidden from anybody.
  see: (state) => state,
}
