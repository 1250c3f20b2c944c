import type { Client } from '../client.ts'

/** A list of flicks that somebody sent for a level. */
export interface SentFlicks {
  /** The level's. */
  readonly number: number
  /** SHA-256 over the flicks, as hexadecimal digits. */
  readonly list: string
  readonly playerId: string
  readonly at: number
}

/** Two accounts that sent the very same flicks. */
export interface CopiedFlicks {
  readonly number: number
  readonly list: string
  readonly first: { readonly playerId: string; readonly at: number }
  readonly copy: { readonly playerId: string; readonly at: number }
}

/** Whose the lists of flicks are, and who else sent them. */
export interface FlickLists {
  /** Makes the list the player's unless it is somebody's already; whose it is from then on. */
  claim(sent: SentFlicks): Promise<string>
  /** Lists the pair for moderators, once. */
  addCopy(copy: SentFlicks): Promise<void>
  /** The pairs, the newest first. */
  copies(limit: number): Promise<readonly CopiedFlicks[]>
}

export const flickListsIn = (client: Client): FlickLists => ({
  claim: async ({ at, ...sent }) => {
    const data = { ...sent, at: new Date(at) }
    await client.flickList.createMany({ data, skipDuplicates: true })
    const { number, list } = sent
    const where = { number_list: { number, list } }
    return (await client.flickList.findUniqueOrThrow({ where, select: { playerId: true } })).playerId
  },
  addCopy: async ({ at, ...copy }) => {
    const data = { ...copy, at: new Date(at) }
    await client.flickListCopy.createMany({ data, skipDuplicates: true })
  },
  copies: async (limit) => {
    const who = { playerId: true, at: true } as const
    const select = { number: true, list: true, ...who, first: { select: who } } as const
    const orderBy = [{ at: 'desc' }, { playerId: 'asc' }] as const
    const rows = await client.flickListCopy.findMany({ orderBy: [...orderBy], take: limit, select })
    return rows.map(({ number, list, first, ...copy }) => ({
      number,
      list,
      first: sender(first),
      copy: sender(copy),
    }))
  },
})

const sender = ({ playerId, at }: { readonly playerId: string; readonly at: Date }) => ({
  playerId,
  at: at.getTime(),
})
