'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { useEffect, useRef } from 'react'
import { ownFill } from '../device/own-fill.ts'

/** Whoever sits down here brings the cap along that was chosen last on this device. */
export const useOwnFill = (lobby: LobbyClient, { seats, matchId }: LobbyView, mine: number | null): void => {
  const isBrought = useRef(false)
  const fill = mine === null ? null : (seats[mine]?.fill ?? null)
  useEffect(() => {
    if (mine === null) isBrought.current = false
    if (fill === null || isBrought.current || matchId !== '') return
    isBrought.current = true
    if (fill !== ownFill()) lobby.chooseFill(ownFill())
  }, [lobby, mine, fill, matchId])
}
