import type { Court } from '../../court/court.ts'
import { parseFlick } from '../../flick/parse-flick.ts'
import type { Seat } from '../../ids.ts'
import { ok, refuse, unreachable, type Result } from '../../result.ts'
import { checkSetDown } from './check-set-down.ts'
import { courtOf } from './court-of.ts'
import { playFlick } from './play-flick.ts'
import type { SkellyEvent, SkellyMove, SkellyRefusal, SkellyState } from './state.ts'

type Decision = Result<readonly SkellyEvent[], SkellyRefusal>
type FlickMove = SkellyMove & { readonly kind: 'flick' }

/**
 * R3 to R7: what a move leads to. A shot is simulated, judged and followed by the next turn or the end.
 * Refuses with 'not-your-turn', for a set-down with the reasons of `checkSetDown`, for a flick with 'bad-flick'.
 */
export const decide = (state: SkellyState, seat: Seat, move: SkellyMove): Decision => {
  const { turn } = state
  if (turn.phase === 'over' || turn.mover !== seat) return refuse('not-your-turn')
  const court = courtOf(state)
  switch (move.kind) {
    case 'aim':
      return ok([{ kind: 'aimed', seat }])
    case 'set-down': {
      const checked = checkSetDown(court, state, move)
      return checked.ok ? ok([{ kind: 'set-down', seat, at: checked.value }]) : checked
    }
    case 'flick':
      return flicked(court, state, seat, move)
    default:
      return unreachable(move)
  }
}

const flicked = (court: Court, state: SkellyState, seat: Seat, move: FlickMove): Decision => {
  const flick = parseFlick(move)
  if (!flick.ok) return refuse('bad-flick')
  return ok(playFlick(court, state, seat, { shotId: move.shotId, flick: flick.value }).events)
}
