'use client'

import { LobbyClient, type LobbySnapshot } from '@skelly/game-client'
import { useState, useSyncExternalStore } from 'react'
import { useLine } from '../frame/use-line.ts'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

/** A person's end of a room's lobby: connected while the page is shown. */
export const useLobby = (
  roomId: string,
): { readonly lobby: LobbyClient; readonly snapshot: LobbySnapshot } => {
  const api = useTRPCClient()
  const [lobby] = useState(
    () => new LobbyClient({ roomId, admit: admitting(() => api.rooms.lobby.mutate({ roomId })) }),
  )
  useLine(lobby)
  const snapshot = useSyncExternalStore(lobby.subscribe, lobby.getSnapshot, lobby.getSnapshot)
  return { lobby, snapshot }
}
