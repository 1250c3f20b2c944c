import type { OpenGame } from '@skelly/api'
import type { PlayerCard } from '@skelly/protocol'
import { cache } from 'react'
import { api } from './api.ts'

export interface CurrentPlayer {
  readonly card: PlayerCard
  /** A game that is still on, or null. */
  readonly openGame: OpenGame | null
}

/** Who is signed in, with what the page shows of them; null for nobody. */
export const currentPlayer = cache(async (): Promise<CurrentPlayer | null> => (await api()).me.card())
