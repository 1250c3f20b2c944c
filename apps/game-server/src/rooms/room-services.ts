import type { HostLog } from '../host/host-log.ts'
import type { Hosting } from '../hosting/hosting.ts'
import type { LobbyHosting } from '../lobby/lobby-hosting.ts'
import type { Attendance } from './attendance.ts'
import type { TicketOffice } from './ticket-office.ts'

/** What the rooms are given: Colyseus makes them itself, so it comes with their class. */
export interface RoomServices {
  readonly office: TicketOffice
  readonly attendance: Attendance
  readonly log: HostLog
}

export interface MatchRoomServices extends RoomServices {
  readonly hosting: Hosting
}

export interface LobbyRoomServices extends RoomServices {
  readonly lobbies: LobbyHosting
}
