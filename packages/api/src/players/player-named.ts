import type { Database, PlayerRecord } from '@skelly/db'

/** Whose a folded name is, or was before they took another one (policies, Names). */
export const playerNamed = async (
  { pastNames, players }: Database,
  key: string,
): Promise<PlayerRecord | null> => {
  const player = await players.byNameKey(key)
  if (player !== null) return player
  const ownerId = await pastNames.ownerOf(key)
  return ownerId === null ? null : players.byId(ownerId)
}
