'use client'

import type { ShownShot } from '@skelly/court-view'
import { useMemo } from 'react'
import type { Scene } from './scene.ts'
import type { shotOnCourt } from '@skelly/stage'

/** The shot that rolls in a scene as the court draws it, worked out once. */
export const useShownShot = (scene: Scene, workOut: typeof shotOnCourt): ShownShot | null => {
  const shot = scene.kind === 'rolling' ? scene.shot : null
  return useMemo(() => {
    if (shot === null) return null
    const { trace, bodies, pieceIds } = workOut(shot.before, shot.seat, shot.flick)
    const clock = { kind: 'running', startedAt: shot.startedAt, rate: shot.rate } as const
    return { id: shot.shotId, trace, bodies, pieceIds, clock }
  }, [shot, workOut])
}
