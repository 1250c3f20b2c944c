import { tableOf, type Table } from '@skelly/services'
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
export const visitorOf = async (ctx: ApiContext): Promise<Visitor> => {
  const { guests, player } = ctx
  if (player === null) return { ...(await guests.enter()), sessionId: null }
  if ((await guests.known()) !== null && (await seatedGuest(ctx)) === null) await guests.forget()
  return player
}

/** A guest with the table where they have a seat. */
export interface SeatedGuest {
  readonly guest: Visitor
  readonly table: Table
}

/**
 * The guest who somebody was before they signed in, as long as that guest has a seat at a table: the game goes on under
 * the guest's name. Null for everybody else.
 */
export const seatedGuest = async ({
  database,
  guests,
  now,
  player,
  policy,
}: ApiContext): Promise<SeatedGuest | null> => {
  const guest = player === null ? null : await guests.known()
  if (guest === null) return null
  const table = await tableOf(database, { playerId: guest.playerId, now: now() }, policy.rooms)
  return table === null ? null : { guest: { ...guest, sessionId: null }, table }
}

/** All whom the caller is: who is signed in, and the guest that they were when they sat down. */
export const selvesOf = async (ctx: ApiContext): Promise<readonly Visitor[]> => {
  const [visitor, seated] = [await knownVisitor(ctx), await seatedGuest(ctx)]
  return [visitor, seated?.guest ?? null].filter((self) => self !== null)
}
