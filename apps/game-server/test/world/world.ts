import { mintTicket } from '@skelly/auth'
import { openTestDatabase } from '@skelly/db/testing'
import { ok, type Fill } from '@skelly/engine'
import { MatchClient, QueueClient, type Admit } from '@skelly/game-client'
import { POLICY, type TicketPurpose } from '@skelly/protocol'
import { beginGuest, newId, type Database } from '@skelly/services'
import { freePort, startServer, type ServerProcess } from './server-process.ts'
import { StoreLine } from './store-line.ts'
import { until } from './until.ts'

const SECRET = 'a-secret-for-tests-only-0123456789abcdef'
const ORIGIN = 'http://web.test'

/** All come from one address here. */
const MANY = { socketsAnAddress: 1000, roomsAnAddress: 1000 }

/** Somebody with a name, signed in or not. */
export interface Visitor {
  readonly playerId: string
  readonly sessionId: string | null
  readonly name: string
}

export interface Person extends Visitor {
  readonly sessionId: string
}

/** Two at their table: whoever flicks first is `clients[0]`. */
export interface Game {
  readonly matchId: string
  readonly people: readonly [Person, Person]
  readonly clients: readonly [MatchClient, MatchClient]
}

/** A database, a game server on it, and people with accounts. */
export class World {
  readonly database: Database
  /** The game server's way to the database. */
  readonly stores: StoreLine
  readonly port: number
  readonly #policy: object
  readonly #closers: (() => void)[] = []
  #server: ServerProcess | null = null

  private constructor(database: Database, stores: StoreLine, port: number, policy: object) {
    this.database = database
    this.stores = stores
    this.port = port
    this.#policy = policy
  }

  /** @param policy what is shortened */
  static async open(policy: object = {}): Promise<World> {
    const { database, url } = await openTestDatabase()
    const stores = await StoreLine.to(url)
    const world = new World(database, stores, await freePort(), { ...MANY, ...policy })
    await world.start()
    return world
  }

  get server(): ServerProcess {
    if (this.#server === null) throw new Error('no server')
    return this.#server
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts the game server, again after it was ended. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#server = await startServer(this.port, this.environment(env))
  }

  /** What a game server of this world is started with. */
  environment(env: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
    return {
      DATABASE_URL: this.stores.url,
      SKELLY_TICKET_SECRET: SECRET,
      SKELLY_WEB_ORIGINS: ORIGIN,
      SKELLY_POLICY: JSON.stringify(this.#policy),
      ...env,
    }
  }

  async close(): Promise<void> {
    for (const close of this.#closers) close()
    await this.#server?.kill()
    this.stores.close()
    await this.database.close()
  }

  /** Something that ends with the world. */
  closeLater(close: () => void): void {
    this.#closers.push(close)
  }

  async person(name: string): Promise<Person> {
    const [userId, playerId, sessionId] = [newId(), newId(), newId()]
    const now = Date.now()
    await this.database.users.add({ id: userId, email: null, passwordHash: null, createdAt: now })
    await this.database.players.add({
      id: playerId,
      userId,
      name,
      nameKey: name.toLowerCase(),
      createdAt: now,
    })
    await this.database.sessions.add({ id: sessionId, userId, createdAt: now, expiresAt: now + 3_600_000 })
    return { playerId, sessionId, name }
  }

  ticket(
    { playerId, sessionId, name }: Visitor,
    purpose: TicketPurpose,
    now = Date.now(),
    secret = SECRET,
  ): Promise<string> {
    return mintTicket(secret, { bearer: { playerId, sessionId, name, purpose }, policy: POLICY, now })
  }

  async guest(): Promise<Visitor> {
    return { ...(await beginGuest(this.database, { now: Date.now() })), sessionId: null }
  }

  admit(person: Visitor, purpose: TicketPurpose): Admit {
    return async () => ok({ address: this.address, ticket: await this.ticket(person, purpose) })
  }

  queue(person: Person, fill: Fill = 'tar'): QueueClient {
    const client = new QueueClient({ admit: this.admit(person, { kind: 'ranked-queue', fill }) })
    this.#closers.push(() => client.close())
    client.connect()
    return client
  }

  client(person: Visitor, matchId: string, as: 'player' | 'watcher' = 'player'): MatchClient {
    const client = new MatchClient({ matchId, admit: this.admit(person, { kind: 'match', matchId, as }) })
    this.#closers.push(() => client.close())
    client.connect()
    return client
  }

  /** Brings two new people over the queue to a table where the game has begun. */
  async game(): Promise<Game> {
    const people = await Promise.all(['Ana', 'Bo'].map((name) => this.person(`${name}-${newId().slice(-8)}`)))
    const matchIds = await Promise.all(people.map((person) => matched(this.queue(person))))
    const matchId = matchIds[0] ?? ''
    const seated = people.map((person) => ({ person, client: this.client(person, matchId) }))
    await Promise.all(
      seated.map(({ client }) =>
        until(client, ({ match }) => (match?.phase.kind === 'playing' ? match : null)),
      ),
    )
    const [first, second] = seated.toSorted((a, b) => seatOf(a.client) - seatOf(b.client))
    if (first === undefined || second === undefined) throw new Error('two were to be seated')
    return { matchId, people: [first.person, second.person], clients: [first.client, second.client] }
  }
}

export const matched = (queue: QueueClient): Promise<string> =>
  until(queue, ({ status }) => (status.kind === 'matched' ? status.matchId : null))

const seatOf = (client: MatchClient): number => client.getSnapshot().seat ?? -1
