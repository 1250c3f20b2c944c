import type { ApiContext } from '../setting/context.ts'

/** Somebody who plays or watches, signed in or as a guest. */
export interface Visitor {
  readonly playerId: string
  readonly name: string
  /** Null for a guest. */
  readonly sessionId: string | null
}

/** Who calls, by their session or else their guest's cookie; null for somebody who never came in. */
export const knownVisitor = async ({ guests, player }: ApiContext): Promise<Visitor | null> => {
  if (player !== null) return player
  const guest = await guests.known()
  return guest === null ? null : { ...guest, sessionId: null }
}

/** Who calls; somebody whom nobody knows becomes a guest by this. */
export const visitorOf = async ({ guests, player }: ApiContext): Promise<Visitor> =>
  player ?? { ...(await guests.enter()), sessionId: null }
