import { matchMaker, type Server } from '@colyseus/core'
import { trustedAmong } from '@skelly/auth/addresses'
import { ROOMS } from '@skelly/protocol'
import {
  lobbyOfRoom,
  newId,
  openDatabase,
  openMatches,
  openRoom,
  openRooms,
  type Database,
} from '@skelly/services'
import type { Logger } from 'pino'
import { deskDoor } from './desk/desk-door.ts'
import { RoomDesk } from './desk/room-desk.ts'
import type { Env } from './env.ts'
import { systemClock } from './host/host-clock.ts'
import { Hosting } from './hosting/hosting.ts'
import { withinTime } from './hosting/within-time.ts'
import { aroundJournal } from './journal/around-journal.ts'
import { isAtHome } from './lobby/lobby-codec.ts'
import { LobbyHosting } from './lobby/lobby-hosting.ts'
import { Attendance } from './rooms/attendance.ts'
import { StandingRooms } from './rooms/standing-rooms.ts'
import type { TicketOffice } from './rooms/ticket-office.ts'
import { colyseusServer } from './serving/colyseus-server.ts'
import { defineRooms } from './serving/define-rooms.ts'
import { heartbeat } from './serving/heartbeat.ts'
import { fillCodes, keepCodes } from './serving/keep-codes.ts'
import { repeatLogged } from './serving/repeat-logged.ts'
import { sessionSweep } from './serving/session-sweep.ts'
import { keeper } from './serving/keeper.ts'
import { keepings } from './serving/keepings.ts'
import { openStores, type Stores } from './serving/stores.ts'
import { TakeUp } from './serving/take-up.ts'
import { ticketOffice } from './serving/ticket-office.ts'
import { untilDone } from './serving/until-done.ts'

/** A database that takes longer than this, in ms, makes the process not ready. */
const ANSWER_WITHIN = 2_000
/** Where there are several processes, one that has not given a sign of life for so many ms is gone. */
const LOST_AFTER = 5_000
/** How often it is looked for what nobody runs, in ms. */
const TAKE_UP_EVERY = 1_000
/** How long the end of the process waits until what became of connections is written, in ms. */
const LAST_WORDS = 2_000
/** How often the codes of open rooms are said to be live, in ms. */
const KEEP_CODES_EVERY = 5_000

/** The game server of one process. */
export class GameServer {
  readonly #env: Env
  readonly #log: Logger
  readonly #database: Database
  readonly #serverId = newId()
  readonly #attendance = new Attendance()
  readonly #office: TicketOffice
  readonly #stores: Stores
  readonly #tables: StandingRooms
  readonly #lobbies: StandingRooms
  readonly #hosting: Hosting
  readonly #colyseus: Server
  #hasTakenUp = false
  #stops: readonly (() => void)[] = []

  constructor(env: Env, log: Logger) {
    this.#env = env
    this.#log = log
    this.#database = openDatabase(env.databaseUrl)
    const { ticketSecret: secret, webOrigins } = env
    this.#office = ticketOffice({ database: this.#database, secret, webOrigins })
    this.#stores = openStores({ ...env, serverId: this.#serverId, log })
    this.#tables = new StandingRooms({ name: ROOMS.match, optionsOf: (matchId) => ({ matchId }), log })
    this.#lobbies = new StandingRooms({ name: ROOMS.lobby, optionsOf: (roomId) => ({ roomId }), log })
    this.#hosting = new Hosting({
      ...this.#parts,
      aroundJournal: aroundJournal(env.fault),
      lostAfter: this.#lostAfter,
    })
    this.#colyseus = this.#openColyseus()
  }

  /** Listens, then takes up the matches and rooms that were going on. */
  async start(): Promise<void> {
    const { policy, port, host } = this.#env
    const { database, log } = this.#parts
    const lobbies = new LobbyHosting({ ...this.#parts, codes: this.#stores.codes })
    const shared = {
      env: this.#env,
      office: this.#office,
      attendance: this.#attendance,
      stores: this.#stores,
    }
    defineRooms(this.#colyseus, { ...this.#parts, ...shared, hosting: this.#hosting, lobbies })
    await this.#colyseus.listen(port, host ?? undefined)
    await matchMaker.createRoom(ROOMS.rankedQueue, {})
    log.info({ port }, 'listening')
    this.#stops = [heartbeat({ database, log, serverId: this.#serverId, hosting: this.#hosting })]
    await this.#takeUp()
    this.#hasTakenUp = true
    const every = policy.signIn.sessionLookEvery
    const sweep = sessionSweep({ database, log, attendance: this.#attendance, every })
    const keepers = keepings({ database, log }).map((keeping) => keeper(log, keeping))
    this.#stops = [...this.#stops, sweep, ...keepers]
  }

  /** Ends no game: commands in hand finish, everybody is told to come back, another process goes on. */
  async stop(): Promise<void> {
    this.#tables.end()
    this.#lobbies.end()
    await this.#hosting.closeAll()
    await this.#colyseus.gracefullyShutdown(false)
    await this.#hosting.written(LAST_WORDS)
    for (const stop of this.#stops) stop()
    this.#stores.close()
    await this.#database.close()
  }

  get #parts() {
    return {
      database: this.#database,
      serverId: this.#serverId,
      clock: systemClock,
      policy: this.#env.policy,
      log: this.#log,
      putUpTable: (matchId: string): Promise<void> => this.#tables.putUp(matchId),
      isTableUp: (matchId: string): Promise<boolean> => this.#tables.isListed(matchId),
      beFindable: (): Promise<void> => this.#stores.beFindable(),
    }
  }

  get #lostAfter(): number {
    return this.#env.redisUrl === null ? 0 : LOST_AFTER
  }

  #openColyseus(): Server {
    const { env, log } = { env: this.#env, log: this.#log }
    const desk = new RoomDesk({
      ...this.#stores,
      openRoom: (room) => openRoom(this.#database, room, this.#env.policy.rooms),
      putUpLobby: (roomId) => this.#lobbies.putUp(roomId),
      isAtHome: async (roomId, playerId) => {
        const room = await lobbyOfRoom(this.#database, roomId)
        return room !== null && isAtHome(room, playerId)
      },
      now: () => systemClock.now(),
    })
    const isTrusted = trustedAmong(env.trustedProxies)
    const door = { desk, office: this.#office, isOpen: () => this.#hasTakenUp, isTrusted, log }
    return colyseusServer({
      rules: { ...env, isTrusted },
      ownRoutes: deskDoor(door),
      shared: this.#stores.colyseus,
      log,
      isReady: () => this.#isReady(),
    })
  }

  /** Once, and where there are other processes again and again. */
  async #takeUp(): Promise<void> {
    const { policy, log, database, serverId } = this.#parts
    const now = () => systemClock.now()
    const takeUp = new TakeUp({
      openMatches: () => openMatches(database),
      openRooms: () => openRooms(database),
      ...{ matches: this.#tables, lobbies: this.#lobbies, lostAfter: this.#lostAfter },
      ...{ serverId, now, log },
    })
    const codes = { database, codes: this.#stores.codes, policy, now }
    await untilDone(log, () => fillCodes(codes))
    await untilDone(log, () => takeUp.round())
    const keeping = repeatLogged(KEEP_CODES_EVERY, { what: 'keeping codes', log }, () => keepCodes(codes))
    this.#stops = [...this.#stops, keeping]
    if (this.#lostAfter === 0) return
    const taking = repeatLogged(TAKE_UP_EVERY, { what: 'taking up', log }, async () => {
      await takeUp.round()
      // Redis may have lost the list of rooms
      await withinTime(ANSWER_WITHIN, matchMaker.restoreMissingRoomCaches())
    })
    this.#stops = [...this.#stops, taking]
  }

  async #isReady(): Promise<boolean> {
    if (!this.#hasTakenUp) return false
    try {
      await withinTime(ANSWER_WITHIN, this.#database.ping())
      return true
    } catch {
      return false
    }
  }
}
