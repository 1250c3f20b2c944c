import { courtNamed } from '../../court/court-named.ts'
import type { Court } from '../../court/court.ts'
import { parseFlick } from '../../flick/parse-flick.ts'
import type { Seat } from '../../ids.ts'
import { ok, refuse, unreachable, type Result } from '../../result.ts'
import { checkSetDown } from './check-set-down.ts'
import { evolve } from './evolve.ts'
import { judge } from './judge.ts'
import { placesOf } from './places.ts'
import { roll } from './roll.ts'
import { isAlone, ruledAlone } from './solo.ts'
import type { Ruling, SkellyEvent, SkellyMove, SkellyRefusal, SkellyState, SkellyTurn } from './state.ts'
import { passTurn } from './turns.ts'

type Decision = Result<readonly SkellyEvent[], SkellyRefusal>
type FlickMove = SkellyMove & { readonly kind: 'flick' }
type ShotEvent = SkellyEvent & { readonly kind: 'shot' }

/**
 * R3 to R7: what a move leads to. A shot is simulated, judged and followed by the next turn or the end.
 * Refuses with 'not-your-turn', for a set-down with the reasons of `checkSetDown`, for a flick with 'bad-flick'.
 */
export const decide = (state: SkellyState, seat: Seat, move: SkellyMove): Decision => {
  const { turn } = state
  if (turn.phase === 'over' || turn.mover !== seat) return refuse('not-your-turn')
  const court = courtNamed(state.court)
  if (court === null) throw new Error(`no court is named ${state.court}`)
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
  const { shot, rolls } = roll(court, state, seat, flick.value)
  const { touched, rest } = shot
  const judged = judge(court, state.caps, shot)
  const ruling = isAlone(state.caps) ? ruledAlone(judged) : judged
  const { shotId } = move
  const event: ShotEvent = { kind: 'shot', seat, shotId, flick: flick.value, rolls, rest, touched, ruling }
  return ok([event, ...afterShot(evolve(state, event), seat, ruling)])
}

/** The end (R7.1), the shooter again (R4.5, R5.3, R5.6), or the next in order (R3.5). */
const afterShot = (state: SkellyState, shooter: Seat, ruling: Ruling): readonly SkellyEvent[] => {
  const places = placesOf(state)
  if (places !== null) return [{ kind: 'over', places }]
  if (!ruling.again) return passTurn(state.caps, shooter)
  return [{ kind: 'turn', turn: nextFlick(state, shooter, ruling) }]
}

const nextFlick = (state: SkellyState, mover: Seat, { setDown }: Ruling): SkellyTurn => {
  const stoppedAt = state.caps[mover]?.at
  if (setDown === null || stoppedAt === undefined) return { phase: 'aiming', mover }
  return { phase: 'setting-down', mover, within: setDown, stoppedAt }
}
