'use client'

import { knocksOf, type ShownShot } from '@skelly/court-view'
import type { Amount } from '@skelly/protocol'
import { useEffect, useEffectEvent } from 'react'
import { buzz } from './buzz.ts'
import { buzzPattern, lessened } from './buzz-pattern.ts'
import type { ShotPlan } from './plan/shot-plan.ts'
import { ownSounds } from './player/own-sounds.ts'

interface ShotFeelWishes {
  readonly shot: ShownShot | null
  readonly planOf: (shot: ShownShot) => ShotPlan
  readonly sound: Amount
  readonly haptics: Amount
}

/** A shot that runs is heard and felt, until it is taken back. */
export const useShotFeel = ({ shot, planOf, sound, haptics }: ShotFeelWishes): void => {
  const play = useEffectEvent((shown: ShownShot) => {
    if (shown.clock.kind !== 'running') return undefined
    const { startedAt } = shown.clock
    if (haptics !== 'off') buzz(lessened(buzzPattern(knocksOf(shown), performance.now()), haptics))
    if (sound === 'off') return undefined
    const plan = planOf(shown)
    const takeBack = ownSounds()?.shot(plan, startedAt)
    return () => {
      // what lies still rings out
      if (performance.now() < startedAt + plan.restsAt) takeBack?.()
    }
  })
  useEffect(() => (shot === null ? undefined : play(shot)), [shot])
}
