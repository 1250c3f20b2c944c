'use client'

import type { Flick, Point, Pull, Seat } from '@skelly/engine'
import { useEffect, useMemo } from 'react'
import { withCapAt } from '../stage/allowed-for.ts'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { paced } from './paced.ts'
import type { TablePort } from './table-port.ts'

/** Set-downs are told at most this often, ms: well below what the server takes. */
const SET_DOWN_EVERY = 150

/** What the player's hand does on the court. */
export interface MatchHand {
  readonly flick: (flick: Flick, pull: Pull | null) => void
  readonly setDown: (at: Point) => void
  readonly aim: () => void
  readonly rested: (shotId: string) => void
}

interface HandParts {
  readonly table: TablePort
  readonly stage: Stage | null
  readonly dispatch: (event: StageEvent) => void
  /** Whose cap the hand moves, or null. */
  readonly seat: Seat | null
}

/** Lets a flick or a set-down begin on this screen at once and tells the referee. */
export const useMatchHand = ({ table, stage, dispatch, seat }: HandParts): MatchHand => {
  const setDowns = useMemo(() => paced((at: Point) => table.setDown(at), SET_DOWN_EVERY), [table])
  useEffect(() => () => setDowns.drop(), [setDowns])

  const flick = (wanted: Flick, pull: Pull | null): void => {
    if (stage?.scene.kind !== 'still' || seat === null) return
    setDowns.flush()
    const shotId = table.flick(wanted, pull ?? undefined)
    if (shotId === null) return
    const before = withCapAt(stage.scene.state, seat, stage.scene.placed)
    const startedAt = performance.now()
    dispatch({ kind: 'flicked', shot: { shotId, seat, flick: wanted, before, startedAt, rate: 1 } })
  }
  const setDown = (at: Point): void => {
    dispatch({ kind: 'placed', at })
    setDowns.offer(at)
  }
  const aim = (): void => {
    table.aim()
  }
  const rested = (shotId: string): void => {
    if (stage?.scene.kind === 'rolling' && stage.scene.shot.shotId === shotId) {
      dispatch({ kind: 'rested', shotId: stage.scene.shot.shotId, at: performance.now() })
    }
  }
  return { flick, setDown, aim, rested }
}
