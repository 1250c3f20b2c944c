import { courtNamed } from '../../court/court-named.ts'
import type { Point } from '../../geometry/point.ts'
import { seatAt } from '../../ids.ts'
import type { SeatSetup, Setup } from '../ruleset.ts'
import type { SkellyCap, SkellyState } from './state.ts'
import { turnOf } from './turns.ts'

/**
 * R2.1, R2.2: every cap on its place, nothing done yet.
 * @throws when the setup names no court or has more seats than the court has places: check it first
 */
export const begin = (setup: Setup): SkellyState => {
  const court = courtNamed(setup.court)
  if (court === null) throw new Error(`no court is named ${setup.court}`)
  const caps = setup.seats.map((seat, place) => freshCap(seat, court.places[place]))
  const { grip, versions } = setup
  const state = { physics: versions.physics, court: setup.court, grip, caps, wentOut: [] }
  return { ...state, turn: turnOf(caps, seatAt(0)) }
}

const freshCap = ({ fill }: SeatSetup, at: Point | undefined): SkellyCap => {
  if (at === undefined) throw new Error('the court has no place for so many caps')
  const standing = { fill, at, progress: 0, lastWon: null, sittingOut: 0 }
  return { ...standing, inGame: true, flicked: false, displaced: false }
}
