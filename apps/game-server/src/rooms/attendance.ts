import { CLOSE_CODES } from '@skelly/protocol'

export interface Attendant {
  /** The session of the web app that the ticket was given to; null for a guest. */
  readonly sessionId: string | null
  close(code: number): void
}

/** Everybody who is connected to this process, so that a revoked session closes its sockets. */
export class Attendance {
  readonly #attendants = new Set<Attendant>()

  /** @returns the function that takes the attendant off the list */
  enter(attendant: Attendant): () => void {
    this.#attendants.add(attendant)
    return () => void this.#attendants.delete(attendant)
  }

  get sessionIds(): readonly string[] {
    return [...new Set([...this.#attendants].flatMap(({ sessionId }) => sessionId ?? []))]
  }

  /** Closes whoever's session does not count any more. */
  keepOnly(liveSessionIds: readonly string[], asked: readonly string[]): void {
    for (const attendant of this.#attendants) {
      const { sessionId } = attendant
      if (sessionId !== null && asked.includes(sessionId) && !liveSessionIds.includes(sessionId))
        attendant.close(CLOSE_CODES.revoked)
    }
  }
}
