import type { SkellyState } from '../../rulesets/skelly/state.ts'

/** The table as the turn began: the cap of a player who may set down lies where it stopped. */
export const beforeSetDown = (state: SkellyState): SkellyState => {
  const { turn } = state
  if (turn.phase !== 'setting-down') return state
  const caps = state.caps.map((cap, place) => (place === turn.mover ? { ...cap, at: turn.stoppedAt } : cap))
  return { ...state, caps }
}
