import { newId, weekOf, type Repositories } from '@skelly/db'
import { POLICY } from '@skelly/protocol'

export interface NewUsersPlayer {
  readonly userId: string
  readonly name: string
  readonly nameKey: string
  /** The guest who comes: their player becomes the user's, with what was earned. Null for anybody else. */
  readonly guestId: string | null
  readonly now: number
}

/**
 * The guest's player, or a new one; null when the name is taken or was left by somebody. In a transaction that keeps
 * nothing then.
 */
export const playerOfNewUser = async (
  { ladders, pastNames, playerNames, players }: Repositories,
  { guestId, now, ...user }: NewUsersPlayer,
): Promise<string | null> => {
  const adopted = guestId === null ? 'no-guest' : await playerNames.adopt(guestId, user)
  const id = adopted === 'adopted' && guestId !== null ? guestId : newId()
  const isNamed =
    adopted === 'adopted' || (adopted === 'no-guest' && (await players.add({ ...user, id, createdAt: now })))
  if (adopted === 'adopted') await enterLadders(ladders, id, now)
  // asked last: from here on nobody leaves the name to us
  return isNamed && (await pastNames.ownerOf(user.nameKey)) === null ? id : null
}

/** Guests stand in no ladder, and keep what they earned. */
const enterLadders = (ladders: Repositories['ladders'], playerId: string, now: number): Promise<void> =>
  ladders.refresh({
    playerIds: [playerId],
    week: weekOf(now),
    placedFrom: POLICY.matchmaking.provisionalGames,
  })
