import type { Database } from '@skelly/db'

/** An open room, the process that owns it, and when that one last said that it lives. */
export interface OpenRoom {
  readonly roomId: string
  readonly code: string
  readonly ownerId: string | null
  readonly ownerBeatAt: number | null
}

/** The rooms that are not closed, oldest first. */
export const openRooms = async (database: Database): Promise<readonly OpenRoom[]> =>
  (await database.rooms.open()).map(({ id, ...room }) => ({ roomId: id, ...room }))
