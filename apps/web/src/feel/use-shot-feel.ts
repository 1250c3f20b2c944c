'use client'

import { knocksOf, type ShotOnCourt, type ShownShot } from '@skelly/court-view'
import type { Amount } from '@skelly/protocol'
import { useEffect, useEffectEvent, useRef } from 'react'
import { buzz } from './buzz.ts'
import { buzzPattern, lessened } from './buzz-pattern.ts'
import type { ShotPlan } from './plan/shot-plan.ts'
import { ownSounds } from './player/own-sounds.ts'

/** A shot whose sounds have begun. */
interface Begun extends Pick<ShownShot, 'trace'> {
  /** On the clock of `performance.now()`, ms. */
  readonly startedAt: number
  readonly restsAt: number
  readonly takeBack: (() => void) | undefined
}

/** What the screen is told of a flick says when it began, so nearly, ms. */
const SAME = 50

interface ShotFeelWishes {
  readonly shot: ShownShot | null
  readonly planOf: (shot: ShownShot) => ShotPlan
  readonly sound: Amount
  readonly haptics: Amount
}

const beginning = (shown: ShownShot, startedAt: number, { planOf, sound }: ShotFeelWishes): Begun => {
  const plan = planOf(shown)
  const takeBack = sound === 'off' ? undefined : ownSounds()?.shot(plan, startedAt)
  return { trace: shown.trace, startedAt, restsAt: plan.restsAt, takeBack }
}

const isOver = ({ startedAt, restsAt }: Begun): boolean => performance.now() >= startedAt + restsAt

/**
 * A shot that runs is heard and felt, until it is taken back.
 * @returns to be called with one's own shot as it is let go: it is heard before the screen has been told of it
 */
export const useShotFeel = (wishes: ShotFeelWishes): ((shot: ShotOnCourt) => void) => {
  const { shot, haptics } = wishes
  const begun = useRef<Begun | null>(null)
  const play = useEffectEvent((shown: ShownShot) => {
    if (shown.clock.kind !== 'running') return undefined
    const { startedAt } = shown.clock
    buzz(lessened(buzzPattern(knocksOf(shown), performance.now()), haptics))
    const last = begun.current
    const isBegun = last?.trace === shown.trace && Math.abs(last.startedAt - startedAt) < SAME
    const now = isBegun ? last : beginning(shown, startedAt, wishes)
    begun.current = null
    return () => {
      // what lies still rings out
      if (!isOver(now)) now.takeBack?.()
    }
  })
  useEffect(() => (shot === null ? undefined : play(shot)), [shot])
  return (own) => {
    const startedAt = performance.now()
    const clock = { kind: 'running', startedAt, rate: 1 } as const
    begun.current = beginning({ id: '', ...own, clock }, startedAt, wishes)
  }
}
