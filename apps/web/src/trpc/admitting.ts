import { refuse, type Result } from '@skelly/engine'
import type { Admit } from '@skelly/game-client'
import type { Admission } from '@skelly/protocol'
import { TRPCClientError } from '@trpc/client'

const isSignedOut = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.message === 'not-signed-in'

/**
 * Asks for an admission to the game server before each connection. Being signed out is final, like the API's own
 * refusals; anything else that goes wrong is trouble on the way, which the client tries again.
 */
export const admitting =
  (ask: () => Promise<Result<Admission, string>>): Admit =>
  async () => {
    try {
      return await ask()
    } catch (error) {
      if (isSignedOut(error)) return refuse('not-signed-in')
      throw error
    }
  }
