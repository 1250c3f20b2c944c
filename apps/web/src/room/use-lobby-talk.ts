'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { QuickWord } from '@skelly/protocol'
import { useEffect } from 'react'
import type { Passing } from '../talk/passing.ts'
import { SAID_FOR } from '../talk/said-for.ts'
import { usePassing } from '../talk/use-passing.ts'

/** What is being said in a lobby, by seat; nothing when it is not to be heard. */
export const useLobbyTalk = (
  lobby: LobbyClient,
  muted: boolean,
): Readonly<Record<number, Passing<QuickWord>>> => {
  const [said, show] = usePassing<QuickWord>(SAID_FOR)
  useEffect(
    () =>
      lobby.onSaid(({ seat, word }) => {
        if (!muted) show(seat, word)
      }),
    [lobby, muted, show],
  )
  return said
}
