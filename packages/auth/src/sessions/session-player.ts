import type { Session } from 'next-auth'

/** Whose session it is, as everything behind the sign-in knows them. */
export interface SessionPlayer {
  readonly sessionId: string
  readonly playerId: string
  readonly name: string
}

declare module 'next-auth' {
  interface Session {
    player?: SessionPlayer
  }
}

/** The player of a session; null for nobody. */
export const sessionPlayer = (session: Session | null): SessionPlayer | null => session?.player ?? null
