import type { Client } from '../client.ts'
import type { Prisma } from '../generated/client.ts'

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
  readonly first: FlickSender
  readonly copy: FlickSender
}

export interface FlickSender {
  readonly playerId: string
  readonly name: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Where a pair stands in the list: the newest copy first. */
export interface CopyKey {
  readonly at: number
  readonly playerId: string
  readonly number: number
  readonly list: string
}

/** Whose the lists of flicks are, and who else sent them. */
export interface FlickLists {
  /** Makes the list the player's unless it is somebody's already; whose it is from then on. */
  claim(sent: SentFlicks): Promise<string>
  /** Lists the pair for moderators, once. */
  addCopy(copy: SentFlicks): Promise<void>
  /** The pairs, the newest first, after one of them or from the beginning. */
  copies(limit: number, after?: CopyKey | null): Promise<readonly CopiedFlicks[]>
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
  copies: async (limit, after = null) => {
    const who = { playerId: true, at: true, player: { select: { name: true } } } as const
    const select = { number: true, list: true, ...who, first: { select: who } } as const
    const orderBy = [{ at: 'desc' }, { playerId: 'asc' }, { number: 'asc' }, { list: 'asc' }] as const
    const where = after === null ? {} : beyond(after)
    const rows = await client.flickListCopy.findMany({ where, orderBy: [...orderBy], take: limit, select })
    return rows.map(({ number, list, first, ...copy }) => ({
      number,
      list,
      first: sender(first),
      copy: sender(copy),
    }))
  },
})

/** The first bound is what the index is read by; the others tell pairs of one moment apart. */
const beyond = ({ at, list, number, playerId }: CopyKey): Prisma.FlickListCopyWhereInput => {
  const moment = new Date(at)
  return {
    at: { lte: moment },
    OR: [
      { at: { lt: moment } },
      { playerId: { gt: playerId } },
      { playerId, number: { gt: number } },
      { playerId, number, list: { gt: list } },
    ],
  }
}

const sender = ({ at, player, playerId }: Sent): FlickSender => ({
  playerId,
  name: player.name,
  at: at.getTime(),
})

interface Sent {
  readonly playerId: string
  readonly at: Date
  readonly player: { readonly name: string }
}
