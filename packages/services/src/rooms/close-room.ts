import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'

export interface RoomClosing {
  readonly roomId: string
  readonly fence: number
  readonly now: number
}

/**
 * Closes a room for good: 'playing' and not closed while a game of it goes on, or as long as the table of its last game
 * may stand for a rematch. It may be repeated.
 */
export const closeRoom = (
  database: Database,
  { roomId, fence, now }: RoomClosing,
  { rematchWithin }: Pick<Policy['rooms'], 'rematchWithin'>,
): Promise<'closed' | 'fenced-out' | 'playing'> =>
  database.transaction(async ({ matches, rooms }) => {
    const room = await rooms.lock(roomId)
    if (room?.fence !== fence) return 'fenced-out'
    if (room.closedAt !== null) return 'closed'
    if (await matches.anyIn(roomId, now - 2 * rematchWithin)) return 'playing'
    await rooms.close(roomId, now)
    return 'closed'
  })
