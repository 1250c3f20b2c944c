import { matchMaker, type ServerOptions } from '@colyseus/core'
import { ROOMS, type Policy } from '@skelly/protocol'
import { Redis } from 'ioredis'
import type { CodeBook } from '../codes/code-book.ts'
import { memoryCodeBook } from '../codes/memory-code-book.ts'
import { redisCodeBook } from '../codes/redis-code-book.ts'
import { countedCodes } from '../desk/counted-codes.ts'
import type { WrongCodes } from '../desk/wrong-codes.ts'
import type { HostLog } from '../host/host-log.ts'
import type { Lead } from '../lead/lead.ts'
import { memoryLead } from '../lead/memory-lead.ts'
import { redisLead } from '../lead/redis-lead.ts'
import type { Limit, LimitFor } from '../limits/limit.ts'
import { memoryLimit, redisLimit } from '../limits/rated-limit.ts'
import { memoryPresence } from '../presence/memory-presence.ts'
import type { Presence } from '../presence/presence.ts'
import { redisPresence } from '../presence/redis-presence.ts'
import { memoryWaitingList } from '../queue/memory-waiting-list.ts'
import { redisWaitingList } from '../queue/redis-waiting-list.ts'
import type { WaitingList } from '../queue/waiting-list.ts'
import { openRedis } from '../redis/open-redis.ts'
import { SharedLine } from '../redis/shared-line.ts'
import { SharedRooms } from '../redis/shared-rooms.ts'

/** What processes share when there are several; one alone keeps it in memory. */
export interface Stores {
  readonly codes: CodeBook
  readonly wrongCodes: WrongCodes
  /** Rooms opened, by address. */
  readonly openings: Limit
  readonly waitingList: WaitingList
  readonly presence: Presence
  readonly lead: Lead
  /** How Colyseus finds the rooms of all processes. */
  readonly colyseus: ServerOptions
  /** Rejects while nobody could find a room that is put up. */
  beFindable(): Promise<void>
  close(): void
}

export interface StoresParts {
  /** Null for one process alone. */
  readonly redisUrl: string | null
  /** Where clients reach this process and no other, without a scheme; null where they do by the address they know. */
  readonly publicAddress: string | null
  readonly serverId: string
  readonly policy: Policy
  readonly log: HostLog
}

export const openStores = (parts: StoresParts): Stores =>
  parts.redisUrl === null ? inMemory(parts) : inRedis(parts, parts.redisUrl)

const limits = ({ rooms }: Policy, limitFor: LimitFor): Pick<Stores, 'wrongCodes' | 'openings'> => {
  const { roomsAnAddress: most, roomsAnAddressWithin: within } = rooms
  return {
    wrongCodes: countedCodes(rooms, limitFor),
    openings: limitFor({ name: 'rooms-opened', most, within }),
  }
}

const inMemory = ({ policy, serverId }: StoresParts): Stores => ({
  codes: memoryCodeBook(),
  ...limits(policy, memoryLimit),
  waitingList: memoryWaitingList(),
  presence: memoryPresence(),
  lead: memoryLead(serverId),
  colyseus: {},
  beFindable: () => Promise.resolve(),
  close: () => undefined,
})

const inRedis = ({ policy, serverId, publicAddress, log }: StoresParts, url: string): Stores => {
  const redis = openRedis(url, log)
  // what Colyseus asks while Redis is away waits for it: nobody would hear a failure
  const patient = (): Redis => new Redis(url, { maxRetriesPerRequest: null })
  const rooms = patient().on('error', () => undefined)
  return {
    codes: redisCodeBook(redis),
    ...limits(policy, redisLimit(redis)),
    waitingList: redisWaitingList(redis),
    presence: redisPresence(redis),
    lead: redisLead(redis, serverId),
    colyseus: {
      presence: new SharedLine(patient()),
      driver: new SharedRooms(rooms, [ROOMS.rankedQueue]),
      ...(publicAddress === null ? {} : { publicAddress }),
      // who puts a room up owns what it is for
      selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    },
    beFindable: async () => {
      await redis.ping()
    },
    close: () => redis.disconnect(),
  }
}
