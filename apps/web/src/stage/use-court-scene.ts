'use client'

import type { Allowed, Foresee, Piece, ShownShot } from '@skelly/court-view'
import { targetOf, type Court, type Seat, type SkellyState } from '@skelly/engine'
import { useMemo, useState } from 'react'
import { allowedFor, withCapAt } from './allowed-for.ts'
import { courtOf, piecesOf, type TableLook, USUAL_LOOK } from '@skelly/stage'
import { rememberedShot } from './remembered-shot.ts'
import type { Stage } from './stage.ts'
import { useShownShot } from './use-shown-shot.ts'

/** A stage in the court's own terms. */
export interface CourtScene {
  readonly state: SkellyState
  readonly court: Court
  readonly pieces: readonly Piece[]
  /** The box that is to be gained next. */
  readonly highlight: number | null
  readonly shot: ShownShot | null
  readonly allowed: Allowed
  readonly foresee: Foresee
}

const targetOfMover = ({ turn, caps }: SkellyState): number | null =>
  turn.phase === 'over' ? null : targetOf(caps[turn.mover]?.progress ?? 0)

/** @param seat who may act at this screen, or null */
export const useCourtScene = (
  stage: Stage,
  names: readonly string[],
  seat: Seat | null,
  look: TableLook = USUAL_LOOK,
): CourtScene => {
  const { scene } = stage
  const [workOut] = useState(rememberedShot)
  const shot = useShownShot(scene, workOut)
  return useMemo(() => {
    const isRolling = scene.kind === 'rolling'
    const state = isRolling ? scene.shot.before : scene.state
    const placed = isRolling ? null : scene.placed
    const placing = placed === null || seat === null ? null : { seat, at: placed }
    return {
      state,
      court: courtOf(state),
      pieces: piecesOf(state, names, placing, look),
      highlight: look.highlight === undefined ? targetOfMover(state) : look.highlight,
      shot,
      allowed: allowedFor(state, isRolling ? null : seat, placed, look.hasGuide),
      foresee: (flick) => (seat === null ? null : workOut(withCapAt(state, seat, placed), seat, flick)),
    }
  }, [scene, shot, names, seat, look, workOut])
}
