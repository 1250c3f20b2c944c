import type { PlayerRecord, Repositories } from '@skelly/db'

/** Whose a folded name is, or was before they took another one (policies, Names). */
export const playerNamed = async (
  { pastNames, players }: Pick<Repositories, 'pastNames' | 'players'>,
  key: string,
): Promise<PlayerRecord | null> => {
  const player = await players.byNameKey(key)
  if (player !== null) return player
  const ownerId = await pastNames.ownerOf(key)
  return ownerId === null ? null : players.byId(ownerId)
}
