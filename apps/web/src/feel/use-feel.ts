'use client'

import { knocksOf, type ShownShot } from '@skelly/court-view'
import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { buzz } from './buzz.ts'
import { buzzPattern } from './buzz-pattern.ts'
import { ownSounds, unlockSounds } from './own-sounds.ts'

const TURN_BUZZ = [30]

/** From the first touch on there may be sound, where somebody wants it. */
const useUnlockedSounds = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return undefined
    addEventListener('pointerdown', unlockSounds)
    addEventListener('keydown', unlockSounds)
    return () => {
      removeEventListener('pointerdown', unlockSounds)
      removeEventListener('keydown', unlockSounds)
    }
  }, [isWanted])
}

/**
 * What is heard and felt at a table, as the settings have it: its shots, and that it is one's turn.
 * @param isOwnTurn whether whoever holds the device may act, and others may, too
 */
export const useFeel = (shot: ShownShot | null, isOwnTurn: boolean): void => {
  const { haptics, sound } = useSettings()
  useUnlockedSounds(sound !== 'off')
  const play = useEffectEvent((shown: ShownShot) => {
    if (shown.clock.kind !== 'running') return undefined
    const knocks = knocksOf(shown)
    if (haptics !== 'off') buzz(buzzPattern(knocks, performance.now()))
    const { rate, startedAt } = shown.clock
    return sound !== 'off'
      ? ownSounds()?.shot(knocks, { startedAt, lasts: shown.trace.duration / rate })
      : undefined
  })
  const call = useEffectEvent(() => {
    if (haptics !== 'off') buzz(TURN_BUZZ)
    if (sound !== 'off') ownSounds()?.turn()
  })
  useEffect(() => (shot === null ? undefined : play(shot)), [shot])
  useEffect(() => {
    if (isOwnTurn) call()
  }, [isOwnTurn])
}
