'use client'

import type { Foresee, HandMoment, ShownShot } from '@skelly/court-view'
import type { Flick } from '@skelly/engine'
import { useCallback, useState } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import type { Stage } from '../stage/stage.ts'
import type { CourtScene } from '../stage/use-court-scene.ts'
import { buzz } from './buzz.ts'
import { lessened } from './buzz-pattern.ts'
import { HAND_FEEL } from './hand-feel.ts'
import { ownSounds } from './player/own-sounds.ts'
import { rememberedPlan } from './remembered-plan.ts'
import { useCrowd } from './use-crowd.ts'
import { useLastSeconds } from './use-last-seconds.ts'
import { useShotFeel } from './use-shot-feel.ts'
import { useStreetSounds } from './use-street-sounds.ts'
import { useTurnCall } from './use-turn-call.ts'

interface FeelWishes {
  readonly stage: Stage
  readonly scene: CourtScene
  /** Whether whoever holds the device may act, and others may, too. */
  readonly isOwnTurn?: boolean
  /** When the clock of whoever holds the device has run out, on the referee's clock, ms; null where none runs. */
  readonly deadline?: number | null
  /** The referee's clock, ms. */
  readonly clock?: () => number
}

/** What the court is to tell of, so that it is heard and felt. */
interface Feel {
  readonly foresee: Foresee
  readonly onHand: (moment: HandMoment) => void
  /** To be called as a flick is let go, before anybody else is told of it. */
  readonly letGo: (flick: Flick) => void
}

const NO_CLOCK = (): number => 0
const FORESEEN = { kind: 'running', startedAt: 0, rate: 1 } as const

const restsAt = (shot: ShownShot | null, planOf: (shot: ShownShot) => { readonly restsAt: number }) =>
  shot?.clock.kind === 'running' ? shot.clock.startedAt + planOf(shot).restsAt : null

/** What is heard and felt at a table, as the settings have it. */
export const useFeel = (wishes: FeelWishes): Feel => {
  const { stage, scene, isOwnTurn = false, deadline = null, clock = NO_CLOCK } = wishes
  const { haptics, sound } = useSettings()
  const { court, shot, foresee: foreseen } = scene
  const [plan] = useState(rememberedPlan)
  const planOf = useCallback((shown: ShownShot) => plan(shown, court), [plan, court])
  const isRolling = stage.scene.kind === 'rolling'
  const ruled = stage.scene.kind === 'rolling' ? (stage.scene.outcome?.said ?? stage.said) : stage.said

  useStreetSounds(sound)
  const begin = useShotFeel({ shot, planOf, sound, haptics })
  useCrowd({ said: ruled, restsAt: restsAt(shot, planOf), sound, haptics })
  useTurnCall(isOwnTurn, sound, haptics)
  useLastSeconds(isRolling ? null : deadline, sound !== 'off', clock)

  const foresee = useCallback<Foresee>(
    (flick) => {
      const next = foreseen(flick)
      // the court has enough to do with it now
      if (next !== null) setTimeout(() => planOf({ id: '', ...next, clock: FORESEEN }), 0)
      return next
    },
    [foreseen, planOf],
  )
  const onHand = (moment: HandMoment): void => {
    buzz(lessened(HAND_FEEL[moment].buzz, haptics))
    if (sound !== 'off') ownSounds()?.play(HAND_FEEL[moment].sound)
  }
  const letGo = (flick: Flick): void => {
    const own = foreseen(flick)
    if (own !== null) begin(own)
  }
  return { foresee, onHand, letGo }
}
