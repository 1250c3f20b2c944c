import type { Flick } from '../../flick/flick.ts'
import { shotIdOf, type Seat } from '../../ids.ts'
import { decide } from '../../rulesets/skelly/decide.ts'
import { evolve } from '../../rulesets/skelly/evolve.ts'
import type { Ruling, SkellyEvent, SkellyMove, SkellyState } from '../../rulesets/skelly/state.ts'

/** A shot that is only thought of needs an id too; it never becomes part of a match. */
const THOUGHT = shotIdOf('0'.repeat(32))

/** The state after a move, or null where the rules refuse it. */
export const foresee = (state: SkellyState, seat: Seat, move: SkellyMove): SkellyState | null => {
  const decided = decide(state, seat, move)
  return decided.ok ? decided.value.reduce(evolve, state) : null
}

/** What a flick comes to. */
export interface ForeseenShot {
  readonly ruling: Ruling
  readonly after: SkellyState
}

/** The ruling on a flick and the state after it, or null where the rules refuse it. */
export const foreseeShot = (state: SkellyState, seat: Seat, flick: Flick): ForeseenShot | null => {
  if (THOUGHT === null) return null
  const decided = decide(state, seat, { kind: 'flick', shotId: THOUGHT, ...flick })
  const shot = decided.ok ? decided.value.find(isShot) : undefined
  if (!decided.ok || shot === undefined) return null
  return { ruling: shot.ruling, after: decided.value.reduce(evolve, state) }
}

const isShot = (event: SkellyEvent): event is Extract<SkellyEvent, { kind: 'shot' }> => event.kind === 'shot'
