import type { Database } from '@skelly/db'

export interface RoomClosing {
  readonly roomId: string
  readonly fence: number
  readonly now: number
}

/** Closes a room for good: 'playing' and not closed while a game of it goes on. It may be repeated. */
export const closeRoom = (
  database: Database,
  { roomId, fence, now }: RoomClosing,
): Promise<'closed' | 'fenced-out' | 'playing'> =>
  database.transaction(async ({ matches, rooms }) => {
    const room = await rooms.lock(roomId)
    if (room?.fence !== fence) return 'fenced-out'
    if (room.closedAt !== null) return 'closed'
    if ((await matches.openIn(roomId)) !== null) return 'playing'
    await rooms.close(roomId, now)
    return 'closed'
  })
