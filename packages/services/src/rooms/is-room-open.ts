import type { Database } from '@skelly/db'

/** Whether there is such a room and it is not closed. */
export const isRoomOpen = async ({ rooms }: Database, roomId: string): Promise<boolean> =>
  (await rooms.find(roomId))?.closedAt === null
