import { refuse } from '@skelly/engine'
import type { Admit } from '@skelly/game-client'
import { TRPCClientError } from '@trpc/client'

/** What the API says instead of an answer, and would say again. */
const FINAL = ['not-signed-in', 'too-many-guests'] as const

const finalWord = (error: unknown): (typeof FINAL)[number] | null =>
  error instanceof TRPCClientError ? (FINAL.find((word) => word === error.message) ?? null) : null

/**
 * Asks for an admission to the game server before each connection. Being signed out and making too many guests are
 * final, like the API's own refusals; anything else that goes wrong is trouble on the way, which the client tries again.
 */
export const admitting =
  (ask: Admit): Admit =>
  async () => {
    try {
      return await ask()
    } catch (error) {
      const word = finalWord(error)
      if (word === null) throw error
      return refuse(word)
    }
  }
