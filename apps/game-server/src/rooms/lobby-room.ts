import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core'
import { CLOSE_CODES, lobbyClientMessages, type LobbyClientMessage, type LobbyView } from '@skelly/protocol'
import type { z } from 'zod'
import { LOBBY_ASKS, lobbyAskSchema } from '../lobby/lobby-ask.ts'
import type { LobbyHost } from '../lobby/lobby-host.ts'
import type { LobbyVoice } from '../lobby/lobby-ports.ts'
import { admitBearer, type BearerFor } from './admit-bearer.ts'
import { GONE } from './gone.ts'
import { isRefusal } from './is-refusal.ts'
import { LobbyClients } from './lobby-clients.ts'
import { orNotNow } from './or-not-now.ts'
import { LobbySeatState, LobbyState } from './lobby-state.ts'
import type { LobbyRoomServices } from './room-services.ts'

/** Colyseus takes a `sessionId` in what onAuth gives for its own, so the bearer is wrapped. */
interface Admitted {
  readonly bearer: BearerFor<'lobby'>
}

const FORBIDDEN = 403
/** Not here any more, or not yet: to be asked again. */
const UNAVAILABLE = 503

/** The room of a lobby: connections in and out, messages parsed and handed to the host. */
abstract class LobbyRoom extends Room<{ state: InstanceType<typeof LobbyState> }> {
  protected abstract readonly services: LobbyRoomServices
  override autoDispose = false
  override state = new LobbyState()
  readonly #people = new LobbyClients()
  readonly #departures = new Map<Client, () => void>()
  #host: LobbyHost | null = null

  override async onCreate({ roomId }: { readonly roomId: string }): Promise<void> {
    this.roomId = roomId
    const taken = await this.services.lobbies.take(roomId, this.#voice())
    if (!taken.ok) throw new ServerError(GONE, taken.refusal)
    this.#host = taken.value
    this.#receive(taken.value)
    taken.value.open()
  }

  override async onJoin(client: Client, _options: unknown, { bearer }: Admitted): Promise<void> {
    const { playerId, name, sessionId, purpose } = bearer
    if (purpose.roomId !== this.roomId) throw new ServerError(FORBIDDEN, 'not-your-room')
    const attendant = { sessionId, close: (code: number) => client.leave(code) }
    this.#departures.set(client, this.services.attendance.enter(attendant))
    const person = { playerId, name, isGuest: sessionId === null }
    const coming = this.#lobby().come(person, () => this.#people.place(playerId, client))
    const came = await orNotNow(this.services.log, coming)
    if (came.ok) return
    this.#forget(client)
    throw new ServerError(came.refusal === 'moved' ? UNAVAILABLE : FORBIDDEN, came.refusal)
  }

  override async onLeave(client: Client): Promise<void> {
    this.#forget(client)
    const playerId = this.#people.remove(client)
    if (playerId !== null) await this.#host?.drop(playerId)
  }

  override async onDispose(): Promise<void> {
    await this.#host?.close()
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE_CODES.restarting)
  }

  /** Defined, so that an exception in a handler does not end the process. */
  override onUncaughtException(error: Error, method: string): void {
    if (!isRefusal(error))
      this.services.log.error({ roomId: this.roomId, method, error }, 'uncaught in a lobby')
  }

  #lobby(): LobbyHost {
    if (this.#host === null) throw new Error('the room has no lobby yet')
    return this.#host
  }

  #forget(client: Client): void {
    this.#departures.get(client)?.()
    this.#departures.delete(client)
  }

  #receive(host: LobbyHost): void {
    for (const kind of LOBBY_ASKS) {
      this.onMessage(kind, (client: Client, message: unknown): unknown =>
        this.#hear(client, kind, (playerId) => {
          const read = lobbyAskSchema.safeParse({ kind, message })
          return read.success ? host.ask({ ...read.data, playerId }) : null
        }),
      )
    }
    this.#on('start', lobbyClientMessages.start, (playerId) => host.start(playerId))
    this.#on('say', lobbyClientMessages.say, (playerId, { word }) => host.talk.say(playerId, word))
    this.#on('pong', lobbyClientMessages.pong, (playerId, { sent }) => host.tellTime(playerId, sent))
    this.onMessage('*', (client) => client.leave(CLOSE_CODES.misuse))
  }

  #on<Schema extends z.ZodType>(
    kind: LobbyClientMessage,
    schema: Schema,
    act: (playerId: string, message: z.infer<Schema>) => Promise<void> | void,
  ): void {
    this.onMessage(kind, (client: Client, message: unknown): unknown =>
      this.#hear(client, kind, (playerId) => {
        const read = schema.safeParse(message)
        return read.success ? act(playerId, read.data) : null
      }),
    )
  }

  /** Anything at all is a sign of life. `act` answers null to what is not of its message's form. */
  #hear(client: Client, message: LobbyClientMessage, act: (playerId: string) => unknown): unknown {
    const playerId = this.#people.playerOf(client)
    if (playerId === null) return undefined
    this.#lobby().hear(playerId)
    const acting = act(playerId)
    if (acting === null) this.#people.tell(playerId, 'refused', { message, why: 'unreadable' })
    // a promise that rejects comes to onUncaughtException
    return acting
  }

  #voice(): LobbyVoice {
    return {
      tell: (playerId, kind, news) => this.#people.tell(playerId, kind, news),
      tellAll: (kind, news) => this.#people.tellAll(kind, news),
      show: (view) => this.#show(view),
      close: (playerId, code) => this.#people.close(playerId, code),
      closeAll: (code) => void this.disconnect(code),
    }
  }

  #show({ seats, options, ...view }: LobbyView): void {
    const { shotClock, ...rules } = options
    this.state.assign(view)
    this.state.options.assign(rules)
    // `assign` passes over what is not there
    this.state.options.shotClock = shotClock ?? undefined
    while (this.state.seats.length > seats.length) this.state.seats.pop()
    seats.forEach((seat, place) => {
      const shown = this.state.seats[place]
      if (shown === undefined) this.state.seats.push(new LobbySeatState().assign({ ...seat }))
      else shown.assign({ ...seat })
    })
  }
}

/** The room's class with what it needs: Colyseus makes the rooms itself. */
export const lobbyRoom = (services: LobbyRoomServices): new () => Room =>
  class extends LobbyRoom {
    protected override readonly services = services

    static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Admitted> {
      return { bearer: await admitBearer(services.office, 'lobby', token, context) }
    }
  }
