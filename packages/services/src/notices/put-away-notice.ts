import type { Database } from '@skelly/db'

export interface PuttingAway {
  readonly id: string
  readonly playerId: string
  readonly now: number
}

/** The player has read it. False when they have no such notice. */
export const putAwayNotice = ({ notices }: Database, { id, now, playerId }: PuttingAway): Promise<boolean> =>
  notices.putAway(id, playerId, now)
