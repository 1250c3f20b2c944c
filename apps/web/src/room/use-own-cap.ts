'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { useEffect, useRef } from 'react'
import { ownSettings } from '../settings/own-settings.ts'
import { takenColours } from './lobby-state.ts'

/** Whoever sits down here brings the own cap along: what is in it, and its colour where nobody else has it. */
export const useOwnCap = (lobby: LobbyClient, view: LobbyView, mine: number | null): void => {
  const { seats, matchId } = view
  const isBrought = useRef(false)
  const fill = mine === null ? null : (seats[mine]?.fill ?? null)
  useEffect(() => {
    if (mine === null) isBrought.current = false
    if (fill === null || isBrought.current || matchId !== '') return
    isBrought.current = true
    const own = ownSettings.settings()
    if (fill !== own.fill) lobby.chooseFill(own.fill)
    if (own.colour !== null && isFree(view, mine, own.colour)) lobby.chooseColour(own.colour)
  }, [lobby, view, mine, fill, matchId])
}

const isFree = (view: LobbyView, mine: number | null, colour: number): boolean =>
  mine !== null && view.seats[mine]?.colour !== colour && !takenColours(view, mine).includes(colour)
