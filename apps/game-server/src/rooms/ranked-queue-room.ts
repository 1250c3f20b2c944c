import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core'
import { newId } from '@skelly/services'
import { CLOSE_CODES, queueClientMessages, ROOMS, WIRE_VERSION, type QueueNews } from '@skelly/protocol'
import type { Attending, Presence } from '../presence/presence.ts'
import type { RankedQueue, RankedQueueDoor } from '../queue/ranked-queue.ts'
import { admitBearer, type BearerFor } from './admit-bearer.ts'
import { isRefusal } from './is-refusal.ts'
import { orNotNow } from './or-not-now.ts'
import type { RoomServices } from './room-services.ts'

/** Colyseus takes a `sessionId` in what onAuth gives for its own, so the bearer is wrapped. */
interface Admitted {
  readonly bearer: BearerFor<'ranked-queue'>
}

export interface QueueRoomServices extends RoomServices {
  readonly rankedQueue: (door: RankedQueueDoor) => RankedQueue
  readonly presence: Presence
  /** ms between two rounds of pairing */
  readonly every: number
}

/** May not join, whatever the ticket. */
const FORBIDDEN = 403
/** How long somebody who was matched may stay in the queue's room, in ms. */
const TIME_TO_GO = 5_000

/** One person's connection to this process. */
interface Waiting {
  readonly client: Client
  readonly attending: Attending
}

/** The room of the ranked queue: one at each process, one connection a person among all of them. */
abstract class RankedQueueRoom extends Room {
  protected abstract readonly services: QueueRoomServices
  override autoDispose = false
  readonly #waiting = new Map<string, Waiting>()
  readonly #departures = new Map<Client, () => void>()
  #queue: RankedQueue | null = null

  override onCreate(): void {
    this.roomId = ROOMS.rankedQueue
    const queue = this.services.rankedQueue({
      tell: (playerId, kind, news) => this.#tell(playerId, kind, news),
      turnAway: (playerId) => this.#waiting.get(playerId)?.client.leave(CLOSE_CODES.keptOut),
    })
    this.#queue = queue
    this.onMessage('anyone', (client: Client, message: unknown): unknown => {
      const playerId = this.#playerOf(client)
      if (playerId === null || !queueClientMessages.anyone.safeParse(message).success) return
      return queue.takeAnyone(playerId)
    })
    this.onMessage('*', (client) => client.leave(CLOSE_CODES.misuse))
    this.clock.setInterval(() => void this.#round(queue), this.services.every)
  }

  override async onJoin(client: Client, _options: unknown, { bearer }: Admitted): Promise<void> {
    await orNotNow(this.services.log, this.#enter(client, bearer))
  }

  override async onLeave(client: Client): Promise<void> {
    this.#departures.get(client)?.()
    this.#departures.delete(client)
    const playerId = this.#playerOf(client)
    const waiting = playerId === null ? undefined : this.#waiting.get(playerId)
    if (playerId === null || waiting === undefined) return
    this.#waiting.delete(playerId)
    await this.services.presence.give(ROOMS.rankedQueue, waiting.attending)
    await this.#queue?.leave(playerId)
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE_CODES.restarting)
  }

  /** Defined, so that an exception in a handler does not end the process. */
  override onUncaughtException(error: Error, method: string): void {
    if (!isRefusal(error)) this.services.log.error({ method, error }, 'uncaught in the ranked queue')
  }

  async #enter(client: Client, { playerId, sessionId, purpose }: BearerFor<'ranked-queue'>): Promise<void> {
    const attendant = { sessionId, close: (code: number) => client.leave(code) }
    this.#departures.set(client, this.services.attendance.enter(attendant))
    const before = this.#waiting.get(playerId)
    const attending = { personId: playerId, connectionId: newId() }
    this.#waiting.set(playerId, { client, attending })
    before?.client.leave(CLOSE_CODES.takenOver)
    await this.services.presence.take(ROOMS.rankedQueue, attending)
    if ((await this.#queue?.enter(playerId, purpose.fill)) !== false) return
    await this.onLeave(client)
    throw new ServerError(FORBIDDEN, 'kept-out')
  }

  #playerOf(client: Client): string | null {
    return [...this.#waiting].find(([, one]) => one.client === client)?.[0] ?? null
  }

  async #round(queue: RankedQueue): Promise<void> {
    try {
      const attending = [...this.#waiting.values()].map((one) => one.attending)
      const lost = await this.services.presence.keep(ROOMS.rankedQueue, attending)
      for (const { personId, connectionId } of lost) this.#handOver(queue, personId, connectionId)
    } catch (error) {
      this.services.log.warn({ error }, 'nobody knows who has another connection')
    }
    await queue.round()
  }

  /** They search on by another connection, at another process. */
  #handOver(queue: RankedQueue, playerId: string, connectionId: string): void {
    const waiting = this.#waiting.get(playerId)
    if (waiting?.attending.connectionId !== connectionId) return
    this.#waiting.delete(playerId)
    queue.forget(playerId)
    waiting.client.leave(CLOSE_CODES.takenOver)
  }

  #tell<Kind extends keyof QueueNews>(playerId: string, kind: Kind, news: QueueNews[Kind]): void {
    const client = this.#waiting.get(playerId)?.client
    client?.send(kind, { v: WIRE_VERSION, ...news })
    // our client goes by itself when it hears this
    if (kind === 'matched') this.clock.setTimeout(() => client?.leave(CLOSE_CODES.matched), TIME_TO_GO)
  }
}

/** The room's class with what it needs: Colyseus makes the rooms itself. */
export const rankedQueueRoom = (services: QueueRoomServices): new () => Room =>
  class extends RankedQueueRoom {
    protected override readonly services = services

    static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Admitted> {
      return { bearer: await admitBearer(services.office, 'ranked-queue', token, context) }
    }
  }
