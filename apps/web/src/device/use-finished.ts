'use client'

import type { Replay } from '@skelly/engine'
import { isOver } from '@skelly/game-client/device'
import { useEffect, useEffectEvent } from 'react'
import type { ShownTable } from './use-device-table.ts'

/**
 * Tells of a game once it is over and its caps lie still: its replay is all that there is to be kept or sent. A game
 * that comes from the store finished is told again.
 */
export const useFinished = (
  { table, snapshot, isStill }: ShownTable,
  finished: (replay: Replay) => void,
): void => {
  const isFinished = isStill && isOver(snapshot)
  const tell = useEffectEvent(() => {
    finished(table.replay())
  })
  useEffect(() => {
    if (isFinished) tell()
  }, [isFinished, table])
}
