'use client'

import type { ShownShot } from '@skelly/court-view'
import { useMemo } from 'react'
import { useCalm } from '../settings/use-calm.ts'
import type { Scene } from './scene.ts'
import type { shotOnCourt } from '@skelly/stage'

/** Where there is to be less motion shots are all but jumped over: two seconds in a sixth of one. */
const CALM_RATE = 12

/** The shot that rolls in a scene as the court draws it, worked out once. */
export const useShownShot = (scene: Scene, workOut: typeof shotOnCourt): ShownShot | null => {
  const isCalm = useCalm()
  const shot = scene.kind === 'rolling' ? scene.shot : null
  return useMemo(() => {
    if (shot === null) return null
    const { trace, bodies, pieceIds } = workOut(shot.before, shot.seat, shot.flick)
    const clock = {
      kind: 'running',
      startedAt: shot.startedAt,
      rate: isCalm ? Math.max(CALM_RATE, shot.rate) : shot.rate,
    } as const
    return { id: shot.shotId, trace, bodies, pieceIds, clock }
  }, [shot, workOut, isCalm])
}
