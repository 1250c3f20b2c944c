'use client'

import type { Seat } from '@skelly/engine'
import { peopleOf, type DeviceSnapshot, type DeviceTable } from '@skelly/game-client/device'
import { useCallback, useEffect, useRef } from 'react'
import { useQuietSnapshot } from '../frame/use-quiet-snapshot.ts'
import type { FollowedStep } from '../match/follow-match.ts'
import { useMatchStage } from '../match/use-match-stage.ts'
import type { Stage, StageEvent } from '../stage/stage.ts'

/** How often the game's clock is looked at, ms. */
const LOOK_EVERY = 200

/** A table of this device as a screen sees it. */
export interface ShownTable {
  readonly table: DeviceTable
  readonly snapshot: DeviceSnapshot
  readonly stage: Stage | null
  readonly dispatch: (event: StageEvent) => void
  /** Whether the caps lie still on this screen. */
  readonly isStill: boolean
  /** The person who may act on the court now, or null. */
  readonly acting: Seat | null
}

const actingIn = ({ match, hold }: DeviceSnapshot, isStill: boolean): Seat | null => {
  const { turn } = match.state
  if (!isStill || hold !== null || match.phase.kind !== 'playing' || turn.phase === 'over') return null
  return peopleOf(match.setup).includes(turn.mover) ? turn.mover : null
}

/** Lets the game's clock go while the page is shown; a page that goes away pauses a game with a clock (R3.8). */
const useGameClock = (table: DeviceTable): void => {
  useEffect(() => {
    const lookAway = table.attend()
    const timer = setInterval(() => {
      table.tick()
    }, LOOK_EVERY)
    const pauseWhenHidden = (): void => {
      if (document.hidden && table.getSnapshot().match.setup.shotClock !== null) table.pause()
    }
    document.addEventListener('visibilitychange', pauseWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden)
      clearInterval(timer)
      lookAway()
    }
  }, [table])
}

/** @param rate how fast computer players' shots are shown; a person's are shown as they are simulated */
export const useDeviceTable = (table: DeviceTable, rate = 1): ShownTable => {
  const snapshot = useQuietSnapshot(table)
  const shownRate = useRef(rate)
  useEffect(() => {
    shownRate.current = rate
  }, [rate])
  const rateOf = useCallback(({ entry, before }: FollowedStep): number => {
    const { command } = entry
    const seat = 'seat' in command ? command.seat : null
    return seat !== null && before.setup.seats[seat]?.computer !== undefined ? shownRate.current : 1
  }, [])
  const [stage, dispatch] = useMatchStage(table, rateOf)
  useGameClock(table)
  const isStill = stage?.scene.kind === 'still'
  const { seq } = snapshot.match
  useEffect(() => {
    if (isStill) table.rested()
  }, [table, isStill, seq])
  return { table, snapshot, stage, dispatch, isStill, acting: actingIn(snapshot, isStill) }
}
