import { EFFECTS } from './effects.ts'
import { ALL_STOPS, advance } from './run.ts'
import type { Shot } from './shot.ts'
import type { Ruling, SkellyCap } from './state.ts'

/** Turns that the skull costs (R5.5). */
const SKULL_TURNS = 2

/** The caps by seat when a shot has been judged. */
export const capsAfter = (caps: readonly SkellyCap[], shot: Shot, ruling: Ruling): readonly SkellyCap[] =>
  caps.map((cap, place) => {
    const at = shot.rest[place] ?? cap.at
    if (place === shot.shooter) return { ...shooterAfter(cap, ruling), at, flicked: true }
    return otherAfter({ ...cap, at, displaced: isDisplaced(cap, at) }, place, ruling)
  })

const shooterAfter = (cap: SkellyCap, ruling: Ruling): SkellyCap => {
  // R5.5: the last stop has to be gained again.
  if (ruling.lostKiller) return { ...cap, progress: ALL_STOPS - 1, lastWon: null }
  const sittingOut = ruling.verdict === 'skull' ? SKULL_TURNS : cap.sittingOut
  const progress = advance(cap.progress, EFFECTS[ruling.verdict].stops)
  return { ...cap, progress, lastWon: ruling.won ?? cap.lastWon, sittingOut }
}

const otherAfter = (cap: SkellyCap, place: number, ruling: Ruling): SkellyCap => {
  const isAmong = (seats: readonly number[]): boolean => seats.includes(place)
  if (isAmong(ruling.knockedOut)) return { ...cap, inGame: false }
  if (isAmong(ruling.freed)) return { ...cap, sittingOut: 0 }
  return cap
}

/** R2.4: pushed from its place before its first flick. */
const isDisplaced = (cap: SkellyCap, at: SkellyCap['at']): boolean =>
  cap.displaced || (!cap.flicked && (at.x !== cap.at.x || at.y !== cap.at.y))
