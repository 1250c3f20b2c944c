import type { Database, StoredLobby } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { Policy, RoomOptions } from '@skelly/protocol'
import { OPTIONS_VERSION } from './room-codec.ts'

export interface RoomOpening {
  readonly roomId: string
  /** Reserved for it in the code book. */
  readonly code: string
  readonly makerId: string
  readonly options: RoomOptions
  /** In the game server's own form, which says its version. */
  readonly lobby: StoredLobby
  readonly now: number
}

export type RoomOpeningRefusal =
  /** The maker sits at an open table. */
  | 'already-playing'
  | 'no-such-player'
  /** The maker has as many open rooms as one may have. */
  | 'too-many-rooms'
  /** Another open room has the code after all: draw again. */
  | 'code-taken'

/** Writes a new room down. Asked again with the same id it has been opened. */
export const openRoom = (
  database: Database,
  { roomId, code, makerId, options, lobby, now }: RoomOpening,
  { openAPerson }: Pick<Policy['rooms'], 'openAPerson'>,
): Promise<Result<null, RoomOpeningRefusal>> =>
  database.transaction(async ({ players, rooms, seats }) => {
    const [maker] = await players.lock([makerId])
    if (maker === undefined) return refuse('no-such-player')
    if ((await seats.openMatchOf(makerId)) !== null) return refuse('already-playing')
    if ((await rooms.countOpenOf(makerId, roomId)) >= openAPerson) return refuse('too-many-rooms')
    const content = { makerId, optionsVersion: OPTIONS_VERSION, options, lobby }
    if (await rooms.add({ id: roomId, code, ...content, openedAt: now })) return ok(null)
    return (await rooms.find(roomId)) === null ? refuse('code-taken') : ok(null)
  })
