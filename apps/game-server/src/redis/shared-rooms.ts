import {
  LocalDriver,
  matchMaker,
  type IRoomCache,
  type MatchMakerDriver,
  type SortOptions,
} from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import type { Redis } from 'ioredis'
import { withinTime } from '../hosting/within-time.ts'
import { unlessAway } from './unless-away.ts'

/** ms after which a question that Redis has not answered has failed: whoever joins is told so. */
const ANSWER_WITHIN = 2_000

type Changes = Parameters<MatchMakerDriver['update']>[1]

/**
 * Where each room stands, shared by several processes. Rooms that every process has are known to each by itself, and
 * nobody takes another process's room off the list: its new owner has put it there.
 */
export class SharedRooms extends RedisDriver {
  readonly #redis: Redis
  readonly #everywhere: ReadonlySet<string>
  readonly #here = new LocalDriver()

  /** @param everywhere the ids of the rooms that every process has */
  constructor(redis: Redis, everywhere: readonly string[]) {
    super(redis)
    this.#redis = redis
    this.#everywhere = new Set(everywhere)
  }

  override findOne(conditions: Partial<IRoomCache>, order?: SortOptions): Promise<IRoomCache> {
    const { roomId } = conditions
    return roomId !== undefined && this.#everywhere.has(roomId)
      ? this.#here.findOne(conditions, order)
      : withinTime(ANSWER_WITHIN, super.findOne(conditions, order))
  }

  override async findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    const [here, shared] = await Promise.all([this.#here.findByIds(roomIds), super.findByIds(roomIds)])
    return new Map([...shared, ...here])
  }

  override async update(room: IRoomCache, changes: Changes): Promise<boolean> {
    return this.#everywhere.has(room.roomId) ? this.#here.update(room, changes) : super.update(room, changes)
  }

  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    return this.#everywhere.has(room.roomId) ? this.#here.persist(room, isNew) : super.persist(room, isNew)
  }

  override async remove(roomId: string): Promise<boolean> {
    return this.#everywhere.has(roomId)
      ? this.#here.remove(roomId)
      : unlessAway(this.#removeOwn(roomId), false)
  }

  override cleanup(processId: string): Promise<void> {
    return unlessAway(super.cleanup(processId), undefined)
  }

  /** Without waiting for an answer: there may be none. */
  override async shutdown(): Promise<void> {
    this.#redis.disconnect()
  }

  async #removeOwn(roomId: string): Promise<boolean> {
    // null where Colyseus' type does not say that there may be none
    const listed: IRoomCache | null = (await super.findByIds([roomId])).get(roomId) ?? null
    return listed?.processId === matchMaker.processId && super.remove(roomId)
  }
}
