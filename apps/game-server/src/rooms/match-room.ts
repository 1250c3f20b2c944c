import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core'
import { plyOf, shotIdOf, type Seat } from '@skelly/engine'
import {
  aimSchema,
  CLOSE_CODES,
  flickSchema,
  joiningSchema,
  latelySchema,
  leaveSchema,
  pageSchema,
  pongSchema,
  rematchSchema,
  saySchema,
  setDownSchema,
  sinceSchema,
  tapSchema,
  type MatchClientMessage,
  type PageState,
  type SeatPresence,
} from '@skelly/protocol'
import type { z } from 'zod'
import { seatOf, type Listener } from '../host/listener.ts'
import type { MatchHost } from '../host/match-host.ts'
import type { TableNews } from '../host/table-news.ts'
import type { Hosted } from '../hosting/hosting.ts'
import { admitBearer, type BearerFor } from './admit-bearer.ts'
import { ClientPages } from './client-pages.ts'
import { GONE } from './gone.ts'
import { orNotNow } from './or-not-now.ts'
import { refusedMessage } from './refused-message.ts'
import { isRefusal } from './is-refusal.ts'
import { lostReason } from './lost-reason.ts'
import type { MatchRoomServices } from './room-services.ts'
import { TableClients } from './table-clients.ts'
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
  readonly #people = new TableClients()
  readonly #departures = new Map<Client, () => void>()
  readonly #pages = new ClientPages<Client>()
  #hosted: Hosted | null = null

  override async onCreate({ matchId }: { readonly matchId: string }): Promise<void> {
    this.roomId = matchId
    const taken = await this.services.hosting.take(matchId, this.#news())
    if (!taken.ok) throw new ServerError(GONE, taken.refusal)
    this.#hosted = taken.value
    this.#receive(taken.value.host)
    taken.value.host.open()
  }

  override async onJoin(client: Client, options: unknown, { bearer }: Admitted): Promise<void> {
    const { host, players } = this.#table()
    if (bearer.purpose.matchId !== this.roomId) throw new ServerError(FORBIDDEN, 'not-your-match')
    // who plays never watches beside, whatever the ticket was for
    const player = players.find(({ playerId }) => playerId === bearer.playerId)
    if (player === undefined) this.#admitWatcher(bearer)
    const attendant = { sessionId: bearer.sessionId, close: (code: number) => client.leave(code) }
    this.#departures.set(client, this.services.attendance.enter(attendant))
    this.#pages.open(client, joiningSchema.parse(options).tab)
    const before = this.#people.place(player?.seat ?? bearer.playerId, client)
    if (player === undefined) {
      host.watch(bearer.playerId)
      return
    }
    if (before !== null) host.connections.replace(player.seat, this.#pages.isSame(before, client))
    await orNotNow(this.services.log, host.join(player.seat))
  }

  override onLeave(client: Client, code?: number): void {
    this.#departures.get(client)?.()
    this.#departures.delete(client)
    const listener = this.#people.remove(client)
    if (typeof listener === 'string') this.#hosted?.host.unwatch(listener)
    else if (listener !== null)
      this.#hosted?.host.drop(listener, lostReason(code, this.#pages.isClosing(client)))
    this.#pages.close(client)
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

  /** @throws ServerError 403 with the host's word when this person can't watch */
  #admitWatcher({ playerId, purpose }: BearerFor<'match'>): void {
    if (purpose.as !== 'watcher') throw new ServerError(FORBIDDEN, 'not-your-match')
    const admitted = this.#table().host.admitWatcher(playerId)
    if (!admitted.ok) throw new ServerError(FORBIDDEN, admitted.refusal)
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
    this.#on('say', saySchema, (seat, { word }) => host.talk.say(seat, word))
    this.#on('tap', tapSchema, (seat, { cap }) => host.talk.tap(seat, cap))
    this.#on('rematch', rematchSchema, (seat, { wish }) => host.wishRematch(seat, wish))
    this.#onFromAll('since', sinceSchema, (listener, { seq }) => host.tellSince(listener, seq))
    this.#onFromAll('pong', pongSchema, (listener, { sent }) => host.tellTime(listener, sent))
    this.#onFromAll('lately', latelySchema, (listener) => host.tellLately(listener))
    this.#onFromAll('page', pageSchema, (listener, { state }) => this.#showPage(listener, state))
    this.onMessage('*', (client) => client.leave(CLOSE_CODES.misuse))
  }

  /** Nobody asks whether watchers look. */
  #showPage(listener: Listener, state: PageState): void {
    const seat = seatOf(listener)
    if (seat === null) return
    this.#pages.show(this.#people.clientOf(listener), state)
    if (state !== 'closing') this.#table().host.connections.show(seat, state)
  }

  /** What only players may say: a watcher who does is refused. */
  #on<Schema extends z.ZodType>(
    type: MatchClientMessage,
    schema: Schema,
    act: (seat: Seat, message: z.infer<Schema>) => Promise<void> | void,
  ): void {
    this.#onFromAll(type, schema, (listener, message) => {
      const seat = seatOf(listener)
      if (seat !== null) return act(seat, message)
      this.#people.tell(listener, 'refused', refusedMessage(type, message, 'watching'))
    })
  }

  /** Parses a message and hands it on for its sender; anything at all from a player is a sign of life (R10.3). */
  #onFromAll<Schema extends z.ZodType>(
    type: MatchClientMessage,
    schema: Schema,
    act: (listener: Listener, message: z.infer<Schema>) => Promise<void> | void,
  ): void {
    this.onMessage(type, (client: Client, message: unknown): unknown => {
      const listener = this.#people.listenerOf(client)
      if (listener === null) return undefined
      const seat = seatOf(listener)
      if (seat !== null) this.#table().host.hear(seat)
      const read = schema.safeParse(message)
      // a promise that rejects comes to onUncaughtException
      if (read.success) return act(listener, read.data)
      this.#people.tell(listener, 'refused', refusedMessage(type, message, 'unreadable'))
      return undefined
    })
  }

  #news(): TableNews {
    return {
      tell: (to, kind, news) => this.#people.tell(to, kind, news),
      tellAll: (kind, news) => this.#people.tellAll(kind, news),
      showPresences: (presences, watchers) => this.#show(presences, watchers),
      close: (code) => void this.disconnect(code),
    }
  }

  #show(presences: readonly SeatPresence[], watchers: number): void {
    const { seats } = this.state
    this.state.watchers = watchers
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
