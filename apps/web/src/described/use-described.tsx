'use client'

import type { KeyAim } from '@skelly/court-view'
import type { Flick, Point } from '@skelly/engine'
import { useState, type ReactNode } from 'react'
import type { MatchHand } from '../match/use-match-hand.ts'
import { useSettings } from '../settings/use-settings.ts'
import { FIRST_AIM, keyAimOf, type ClockAim } from './aim.ts'
import { DescribedPanel } from './described-panel.tsx'
import type { ToldTable } from './told-table.ts'

interface DescribedWishes extends ToldTable {
  readonly hand: MatchHand
}

interface Described {
  /** The table in words; null where the player does not want it. */
  readonly panel: ReactNode
  /** How the words aim, to be drawn on the court; null while they do not. */
  readonly aimed: KeyAim | null
}

/** The table in words beside the court, and the aim that is set by them. */
export const useDescribed = ({ hand, ...told }: DescribedWishes): Described => {
  const { described } = useSettings()
  const [aim, setAim] = useState<ClockAim>(FIRST_AIM)
  if (!described) return { panel: null, aimed: null }
  const onAim = (next: ClockAim): void => {
    setAim(next)
    if (told.scene.allowed.kind !== 'nothing') hand.aim()
  }
  const onFlick = (flick: Flick): void => {
    hand.flick(flick, null)
  }
  const onSetDown = (at: Point): void => {
    hand.setDown(at)
  }
  return {
    panel: <DescribedPanel {...told} {...{ aim, onAim, onFlick, onSetDown }} />,
    aimed: keyAimOf(aim),
  }
}
