import { matchMaker, type Server } from '@colyseus/core'
import { ROOMS } from '@skelly/protocol'
import { newId, openDatabase, type Database } from '@skelly/services'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { systemClock } from './host/host-clock.ts'
import { Hosting } from './hosting/hosting.ts'
import { withinTime } from './hosting/within-time.ts'
import { aroundJournal } from './journal/around-journal.ts'
import { memoryWaitingList } from './queue/memory-waiting-list.ts'
import { RankedQueue } from './queue/ranked-queue.ts'
import { Attendance } from './rooms/attendance.ts'
import { matchRoom } from './rooms/match-room.ts'
import { MatchTables } from './rooms/match-tables.ts'
import { rankedQueueRoom } from './rooms/ranked-queue-room.ts'
import { colyseusServer } from './serving/colyseus-server.ts'
import { heartbeat } from './serving/heartbeat.ts'
import { rankedOffice } from './serving/ranked-office.ts'
import { sessionSweep } from './serving/session-sweep.ts'
import { takeUpMatches } from './serving/take-up-matches.ts'
import { ticketOffice } from './serving/ticket-office.ts'

/** A database that takes longer than this, in ms, makes the process not ready. */
const ANSWER_WITHIN = 2_000

/** The game server of one process. */
export class GameServer {
  readonly #env: Env
  readonly #log: Logger
  readonly #database: Database
  readonly #serverId = newId()
  readonly #attendance = new Attendance()
  readonly #tables: MatchTables
  readonly #hosting: Hosting
  readonly #colyseus: Server
  #hasTakenUp = false
  #stops: readonly (() => void)[] = []

  constructor(env: Env, log: Logger) {
    this.#env = env
    this.#log = log
    this.#database = openDatabase(env.databaseUrl)
    this.#tables = new MatchTables(log)
    this.#hosting = new Hosting({
      database: this.#database,
      serverId: this.#serverId,
      clock: systemClock,
      policy: env.policy,
      log,
      aroundJournal: aroundJournal(env.fault),
      putUpTable: (matchId) => this.#tables.putUp(matchId),
    })
    this.#colyseus = colyseusServer({ rules: env, log, isReady: () => this.#isReady() })
  }

  /** Listens, then takes up the matches that were going on. */
  async start(): Promise<void> {
    this.#defineRooms()
    await this.#colyseus.listen(this.#env.port, this.#env.host ?? undefined)
    await matchMaker.createRoom(ROOMS.rankedQueue, {})
    this.#log.info({ port: this.#env.port }, 'listening')
    const parts = { database: this.#database, log: this.#log }
    await takeUpMatches({ ...parts, putUpTable: (matchId) => this.#tables.putUp(matchId) })
    this.#hasTakenUp = true
    const every = this.#env.policy.signIn.sessionLookEvery
    this.#stops = [
      heartbeat({ ...parts, serverId: this.#serverId, hosting: this.#hosting }),
      sessionSweep({ ...parts, attendance: this.#attendance, every }),
    ]
  }

  /** Ends no game: commands in hand finish, everybody is told to come back, another process goes on. */
  async stop(): Promise<void> {
    this.#tables.close()
    await this.#hosting.closeAll()
    await this.#colyseus.gracefullyShutdown(false)
    for (const stop of this.#stops) stop()
    await this.#database.close()
  }

  #defineRooms(): void {
    const { webOrigins, ticketSecret: secret, policy } = this.#env
    const database = this.#database
    const office = ticketOffice({ database, secret, webOrigins })
    const shared = { office, attendance: this.#attendance, log: this.#log }
    const putUpTable = (matchId: string): Promise<void> => this.#tables.putUp(matchId)
    const ranked = rankedOffice({ database, shotClock: policy.rankedShotClock, putUpTable })
    const parts = {
      list: memoryWaitingList(),
      office: ranked,
      policy,
      log: this.#log,
      now: () => systemClock.now(),
    }
    this.#colyseus.define(ROOMS.match, matchRoom({ ...shared, hosting: this.#hosting }))
    this.#colyseus.define(
      ROOMS.rankedQueue,
      rankedQueueRoom({
        ...shared,
        every: policy.matchmaking.every,
        rankedQueue: (tell) => new RankedQueue({ ...parts, tell }),
      }),
    )
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
