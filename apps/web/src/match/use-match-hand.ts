'use client'

import type { Flick, Point, Pull } from '@skelly/engine'
import type { MatchClient } from '@skelly/game-client'
import { useEffect, useMemo } from 'react'
import { withCapAt } from '../stage/allowed-for.ts'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { paced } from './paced.ts'

/** Set-downs are sent at most this often, ms: well below what the server takes. */
const SET_DOWN_EVERY = 150

/** What the player's hand does on the court. */
export interface MatchHand {
  readonly flick: (flick: Flick, pull: Pull | null) => void
  readonly setDown: (at: Point) => void
  readonly aim: () => void
  readonly rested: (shotId: string) => void
}

/** Lets a flick or a set-down begin on this screen at once and sends it to the referee. */
export const useMatchHand = (
  client: MatchClient,
  stage: Stage | null,
  dispatch: (event: StageEvent) => void,
): MatchHand => {
  const setDowns = useMemo(() => paced((at: Point) => client.setDown(at), SET_DOWN_EVERY), [client])
  useEffect(() => () => setDowns.drop(), [setDowns])

  const flick = (wanted: Flick, pull: Pull | null): void => {
    const { seat } = client.getSnapshot()
    if (stage?.scene.kind !== 'still' || seat === null) return
    setDowns.flush()
    const shotId = client.flick(wanted, pull ?? undefined)
    if (shotId === null) return
    const before = withCapAt(stage.scene.state, seat, stage.scene.placed)
    dispatch({
      kind: 'flicked',
      shot: { shotId, seat, flick: wanted, before, startedAt: performance.now() },
    })
  }
  const setDown = (at: Point): void => {
    dispatch({ kind: 'placed', at })
    setDowns.offer(at)
  }
  const aim = (): void => {
    client.aim()
  }
  const rested = (shotId: string): void => {
    if (stage?.scene.kind === 'rolling' && stage.scene.shot.shotId === shotId) {
      dispatch({ kind: 'rested', shotId: stage.scene.shot.shotId })
    }
  }
  return { flick, setDown, aim, rested }
}
