import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core'
import { plyOf, shotIdOf, type Seat } from '@skelly/engine'
import {
  aimSchema,
  CLOSE_CODES,
  flickSchema,
  leaveSchema,
  pongSchema,
  setDownSchema,
  sinceSchema,
  type MatchClientMessage,
  type SeatPresence,
} from '@skelly/protocol'
import type { z } from 'zod'
import type { MatchHost } from '../host/match-host.ts'
import type { TableNews } from '../host/table-news.ts'
import type { Hosted } from '../hosting/hosting.ts'
import { admitBearer, type BearerFor } from './admit-bearer.ts'
import { GONE } from './gone.ts'
import { refusedMessage } from './refused-message.ts'
import { isRefusal } from './is-refusal.ts'
import type { MatchRoomServices } from './room-services.ts'
import { SeatClients } from './seat-clients.ts'
import { SeatState, TableState } from './table-state.ts'

/** Colyseus takes a `sessionId` in what onAuth gives for its own, so the bearer is wrapped. */
interface Admitted {
  readonly bearer: BearerFor<'match'>
}

const FORBIDDEN = 403

/** The room of a live match: connections in and out, messages parsed and handed to the host. */
abstract class MatchRoom extends Room<{ state: InstanceType<typeof TableState> }> {
  protected abstract readonly services: MatchRoomServices
  override autoDispose = false
  /** ms between two looks at who is there: nothing in the state is in a hurry */
  override patchRate = 200
  override state = new TableState()
  readonly #seats = new SeatClients()
  readonly #departures = new Map<Client, () => void>()
  #hosted: Hosted | null = null

  override async onCreate({ matchId }: { readonly matchId: string }): Promise<void> {
    this.roomId = matchId
    const taken = await this.services.hosting.take(matchId, this.#news())
    if (!taken.ok) throw new ServerError(GONE, taken.refusal)
    this.#hosted = taken.value
    this.#receive(taken.value.host)
    taken.value.host.open()
  }

  override async onJoin(client: Client, _options: unknown, { bearer }: Admitted): Promise<void> {
    const { host, players } = this.#table()
    const player = players.find(({ playerId }) => playerId === bearer.playerId)
    if (bearer.purpose.matchId !== this.roomId || player === undefined) {
      throw new ServerError(FORBIDDEN, 'not-your-match')
    }
    const attendant = { sessionId: bearer.sessionId, close: (code: number) => client.leave(code) }
    this.#departures.set(client, this.services.attendance.enter(attendant))
    this.#seats.seat(player.seat, client)
    await host.join(player.seat)
  }

  override onLeave(client: Client): void {
    this.#departures.get(client)?.()
    this.#departures.delete(client)
    const seat = this.#seats.unseat(client)
    if (seat !== null) this.#hosted?.host.drop(seat)
  }

  override async onDispose(): Promise<void> {
    await this.services.hosting.release(this.roomId)
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE_CODES.restarting)
  }

  /** Defined, so that an exception in a handler does not end the process. */
  override onUncaughtException(error: Error, method: string): void {
    if (!isRefusal(error))
      this.services.log.error({ matchId: this.roomId, method, error }, 'uncaught in a match room')
  }

  #table(): Hosted {
    if (this.#hosted === null) throw new Error('the room has no match yet')
    return this.#hosted
  }

  #receive(host: MatchHost): void {
    this.#on('aim', aimSchema, (seat, { ply }) => host.move(seat, plyOf(ply), { kind: 'aim' }, null))
    this.#on('set-down', setDownSchema, (seat, { ply, x, y }) =>
      host.move(seat, plyOf(ply), { kind: 'set-down', x, y }, null),
    )
    this.#on('flick', flickSchema, (seat, { ply, shotId, dx, dy, strength, pull }) => {
      const id = shotIdOf(shotId)
      if (id === null) return
      return host.move(seat, plyOf(ply), { kind: 'flick', shotId: id, dx, dy, strength }, pull ?? null)
    })
    this.#on('leave', leaveSchema, (seat) => host.leave(seat))
    this.#on('since', sinceSchema, (seat, { seq }) => host.tellSince(seat, seq))
    this.#on('pong', pongSchema, (seat, { sent }) => host.tellTime(seat, sent))
    this.onMessage('*', (client) => client.leave(CLOSE_CODES.misuse))
  }

  /** Parses a message and hands it on for the sender's seat; anything at all is a sign of life (R10.3). */
  #on<Schema extends z.ZodType>(
    type: MatchClientMessage,
    schema: Schema,
    act: (seat: Seat, message: z.infer<Schema>) => Promise<void> | void,
  ): void {
    this.onMessage(type, (client: Client, message: unknown): unknown => {
      const seat = this.#seats.seatOf(client)
      if (seat === null) return undefined
      this.#table().host.hear(seat)
      const read = schema.safeParse(message)
      // a promise that rejects comes to onUncaughtException
      if (read.success) return act(seat, read.data)
      this.#seats.tell(seat, 'refused', refusedMessage(type, message, 'unreadable'))
      return undefined
    })
  }

  #news(): TableNews {
    return {
      tell: (seat, kind, news) => this.#seats.tell(seat, kind, news),
      tellAll: (kind, news) => this.#seats.tellAll(kind, news),
      showPresences: (presences) => this.#show(presences),
      close: (code) => void this.disconnect(code),
    }
  }

  #show(presences: readonly SeatPresence[]): void {
    const { seats } = this.state
    presences.forEach((presence, place) => {
      const seat = seats[place]
      if (seat === undefined) seats.push(new SeatState().assign({ ...presence }))
      else seat.assign({ ...presence })
    })
  }
}

/** The room's class with what it needs: Colyseus makes the rooms itself. */
export const matchRoom = (services: MatchRoomServices): new () => Room =>
  class extends MatchRoom {
    protected override readonly services = services

    static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Admitted> {
      return { bearer: await admitBearer(services.office, 'match', token, context) }
    }
  }
