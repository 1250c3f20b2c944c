import type { Server } from '@colyseus/core'
import { ROOMS } from '@skelly/protocol'
import type { Database } from '@skelly/services'
import type { Env } from '../env.ts'
import { systemClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import type { Hosting } from '../hosting/hosting.ts'
import type { LobbyHosting } from '../lobby/lobby-hosting.ts'
import { RankedQueue, type RankedQueueDoor } from '../queue/ranked-queue.ts'
import type { Attendance } from '../rooms/attendance.ts'
import { lobbyRoom } from '../rooms/lobby-room.ts'
import { matchRoom } from '../rooms/match-room.ts'
import { rankedQueueRoom } from '../rooms/ranked-queue-room.ts'
import type { TicketOffice } from '../rooms/ticket-office.ts'
import { rankedOffice } from './ranked-office.ts'
import type { Stores } from './stores.ts'

export interface RoomParts {
  readonly env: Env
  readonly database: Database
  readonly office: TicketOffice
  readonly attendance: Attendance
  readonly stores: Stores
  readonly hosting: Hosting
  readonly lobbies: LobbyHosting
  readonly putUpTable: (matchId: string) => Promise<void>
  readonly log: HostLog
}

/** Tells Colyseus what rooms there are, and gives each kind what it needs. */
export const defineRooms = (colyseus: Server, parts: RoomParts): void => {
  const { env, database, office, attendance, stores, hosting, lobbies, putUpTable, log } = parts
  const { policy } = env
  const shared = { office, attendance, log }
  const { waitingList: list, lead, presence } = stores
  const ranked = rankedOffice({
    ...{ database, putUpTable },
    ...{ shotClock: policy.rankedShotClock, walkOuts: policy.walkOuts },
  })
  const queueParts = { list, lead, office: ranked, policy, log, now: () => systemClock.now() }
  const rankedQueue = (door: RankedQueueDoor): RankedQueue => new RankedQueue({ ...queueParts, ...door })
  const { every } = policy.matchmaking
  colyseus.define(ROOMS.match, matchRoom({ ...shared, hosting }))
  colyseus.define(ROOMS.lobby, lobbyRoom({ ...shared, lobbies }))
  colyseus.define(ROOMS.rankedQueue, rankedQueueRoom({ ...shared, presence, every, rankedQueue }))
}
