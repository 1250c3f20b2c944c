import type { Court } from '../../court/court.ts'
import type { Seat } from '../../ids.ts'
import { isKiller } from '../../rulesets/skelly/run.ts'
import type { SkellyCap, SkellyState } from '../../rulesets/skelly/state.ts'
import type { Manner } from '../manner.ts'
import { distance } from './aim.ts'
import { flicksLeft } from './flicks-left.ts'

/** In flicks of the run: what a game is worth, and a killer beyond the run that is behind it. */
const WON = 60
const KILLER = 8
/** A killer whose flick it is hits nearly always. */
const KILLER_ON_TURN = 5
/** Metres within which a killer is to be feared. */
const REACH = 1

/** Who is out stands worse than at the run's beginning: knocking out the one ahead is worth the most. */
const OUT = -30

/** What the state is worth to the player at `seat`, in flicks of the run: its own standing less that of the others. */
export const worth = (court: Court, state: SkellyState, seat: Seat, manner: Manner): number => {
  const { turn, caps } = state
  if (turn.phase === 'over') return turn.places[0]?.includes(seat) === true ? WON : -WON
  let own = 0
  let others = 0
  for (const [place, cap] of caps.entries()) {
    const stands = standing(court, caps, cap, manner) + (turn.mover === place ? onTurn(cap, manner) : 0)
    if (place === seat) own = stands
    else others += stands
  }
  return caps.length === 1 ? own : own - (manner.spite * others) / (caps.length - 1)
}

const standing = (court: Court, caps: readonly SkellyCap[], cap: SkellyCap, manner: Manner): number => {
  if (!cap.inGame) return OUT
  const stuck = manner.skull * cap.sittingOut
  if (isKiller(cap.progress)) return KILLER - manner.hunger * metresTo(cap, caps, isPrey) - stuck
  const fear = manner.fear * Math.max(0, REACH - metresTo(cap, caps, isHunting))
  return -flicksLeft(court, cap) - fear - stuck
}

const onTurn = (cap: SkellyCap, manner: Manner): number =>
  manner.tempo + (isKiller(cap.progress) ? KILLER_ON_TURN : 0)

const isPrey = (cap: SkellyCap): boolean => cap.inGame
const isHunting = (cap: SkellyCap): boolean => cap.inGame && cap.sittingOut === 0 && isKiller(cap.progress)

/** Metres to the nearest other cap of that kind; REACH and more when there is none. */
const metresTo = (
  cap: SkellyCap,
  caps: readonly SkellyCap[],
  isMeant: (other: SkellyCap) => boolean,
): number => {
  let least = 2 * REACH
  for (const other of caps) {
    if (other !== cap && isMeant(other)) least = Math.min(least, distance(cap.at, other.at) / 1000)
  }
  return least
}
