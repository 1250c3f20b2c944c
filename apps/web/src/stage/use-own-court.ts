'use client'

import {
  numberedShotId,
  shotIdOf,
  type Flick,
  type Point,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { useState } from 'react'
import { withCapAt } from './allowed-for.ts'
import { OWN_SEAT, setDownMove, type Played } from './own-move.ts'
import type { Said } from '@skelly/stage'
import { stageOf, type Stage } from './stage.ts'
import { useStage } from './use-stage.ts'

interface OwnCourtWishes {
  readonly first: SkellyState
  /** What a move leads to; null when the rules refuse it. */
  readonly play: (state: SkellyState, move: SkellyMove) => Played | null
  /** A shot has come to rest on this screen. */
  readonly onRested?: (said: Said) => void
  readonly onSetDown?: (after: SkellyState) => void
}

interface OwnCourt {
  readonly stage: Stage
  /** Flicks since the table was last laid. */
  readonly flicks: number
  readonly flick: (flick: Flick) => void
  readonly setDown: (at: Point) => void
  readonly rested: (shotId: string) => void
  /** Lays the table anew. */
  readonly lay: (state: SkellyState) => void
}

/** A court of one's own: the rules run on the device, nothing is sent. */
export const useOwnCourt = ({ first, play, onRested, onSetDown }: OwnCourtWishes): OwnCourt => {
  const [fresh] = useState(() => stageOf(first))
  const [kept, dispatch] = useStage(fresh)
  // A number is never used again, so that no shot is taken for one that has been shown.
  const [shots, setShots] = useState({ made: 0, before: 0 })
  const stage = kept ?? fresh

  const move = (before: SkellyState, wanted: SkellyMove): Played | null => {
    const played = play(before, wanted)
    if (played === null) return null
    const step = { seq: shots.made, before, ...played, heardAt: performance.now(), rate: 1 }
    dispatch({ kind: 'stepped', step })
    return played
  }
  const flick = (wanted: Flick): void => {
    if (stage.scene.kind !== 'still') return
    const before = withCapAt(stage.scene.state, OWN_SEAT, stage.scene.placed)
    const played = move(before, { kind: 'flick', shotId: numberedShotId(shots.made), ...wanted })
    if (played !== null) setShots({ ...shots, made: shots.made + 1 })
  }
  const setDown = (at: Point): void => {
    if (stage.scene.kind !== 'still') return
    const played = move(stage.scene.state, setDownMove(at))
    if (played !== null) onSetDown?.(played.after)
  }
  const rested = (shotId: string): void => {
    const id = shotIdOf(shotId)
    const { scene } = stage
    if (id === null || scene.kind !== 'rolling' || scene.shot.shotId !== id) return
    dispatch({ kind: 'rested', shotId: id, at: performance.now() })
    if (scene.outcome !== null) onRested?.(scene.outcome.said)
  }
  const lay = (state: SkellyState): void => {
    setShots({ ...shots, before: shots.made })
    dispatch({ kind: 'adopted', state, awaiting: false, undone: 0 })
  }
  return { stage, flicks: shots.made - shots.before, flick, setDown, rested, lay }
}
