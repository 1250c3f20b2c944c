'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownTable } from '../device/use-device-table.ts'
import { PACE_NUMBERS, type Pace } from './pace.ts'
import { playComputerTurn } from './play-computer-turn.ts'
import type { Thinker } from './thinker.ts'

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

interface ComputerPlayers {
  /** Whether the one on turn could not think. */
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

/** Lets computer players play their turns as soon as the caps lie still and nothing holds the game. */
export const useComputerPlayers = (
  { table, snapshot, isStill }: ShownTable,
  thinker: Thinker,
  pace: Pace,
): ComputerPlayers => {
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const { hold, match } = snapshot
  const { ply } = match
  const mayThink = isStill && hold === null && failedAt !== ply
  const play = useEffectEvent((signal: AbortSignal): void => {
    const turn = table.computerTurn()
    if (turn === null) return
    const { think, settle } = PACE_NUMBERS[pace]
    playComputerTurn({ table, thinker, turn, think, settle, wait, signal }).catch(() => {
      // What went wrong is of no use to a person: the card says that it can be tried again.
      if (!signal.aborted) setFailedAt(ply)
    })
  })
  useEffect(() => {
    if (!mayThink) return
    const stopping = new AbortController()
    play(stopping.signal)
    return () => {
      stopping.abort()
    }
  }, [mayThink, table, ply])
  return { hasFailed: failedAt === ply, tryAgain: () => setFailedAt(null) }
}
