import type { Client } from '../client.ts'
import { newId } from '../new-id.ts'
import type { Named } from './players.ts'

/** What players are called, and who takes whose name. */
export interface PlayerNames {
  /**
   * Makes a guest's player the user's, under a name of their choice: 'no-guest' for anybody else's player. In a
   * transaction, for nobody may take the name meanwhile.
   */
  adopt(
    guestId: string,
    user: Named & { readonly userId: string },
  ): Promise<'adopted' | 'no-guest' | 'name-taken'>
  /** When the name was last changed; null while it is the first. */
  nameChangedAt(id: string): Promise<number | null>
  /** False when the name is taken. In a transaction, for nobody may take it meanwhile. */
  rename(id: string, named: Named, at: number): Promise<boolean>
  /** The account goes, the player stays under a pseudonym for the sake of others' games (policies, Data). */
  retire(id: string, pseudonym: Named, at: number): Promise<void>
}

export const playerNamesIn = (client: Client): PlayerNames => ({
  adopt: async (guestId, { userId, name, nameKey }) => {
    if (!(await isHeld(client, { name, nameKey }))) return 'name-taken'
    const where = { id: guestId, isGuest: true }
    const data = { userId, name, nameKey, isGuest: false }
    return (await client.player.updateMany({ where, data })).count === 1 ? 'adopted' : 'no-guest'
  },
  nameChangedAt: async (id) => {
    const player = await client.player.findUnique({ where: { id }, select: { nameChangedAt: true } })
    return player?.nameChangedAt?.getTime() ?? null
  },
  rename: async (id, { name, nameKey }, at) => {
    const isSameKey = (await client.player.count({ where: { id, nameKey } })) > 0
    if (!isSameKey && !(await isHeld(client, { name, nameKey }))) return false
    const data = { name, nameKey, nameChangedAt: new Date(at) }
    await client.player.update({ where: { id }, data, select: { id: true } })
    return true
  },
  retire: async (id, { name, nameKey }, at) => {
    const data = { name, nameKey, userId: null, deletedAt: new Date(at) }
    await client.player.update({ where: { id }, data, select: { id: true } })
  },
})

/**
 * Whether the name is free, and held for this transaction if it is: a placeholder takes it, and lets it go to nobody
 * else before the transaction ends.
 */
const isHeld = async (client: Client, { name, nameKey }: Named): Promise<boolean> => {
  const placeholder = { id: newId(), name, nameKey, createdAt: new Date(0) }
  const { count } = await client.player.createMany({ data: [placeholder], skipDuplicates: true })
  if (count === 1) await client.player.delete({ where: { id: placeholder.id }, select: { id: true } })
  return count === 1
}
