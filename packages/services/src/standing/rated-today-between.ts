import type { Repositories } from '@skelly/db'

const DAY = 86_400_000

export interface Pair {
  readonly playerId: string
  readonly otherId: string
  readonly now: number
}

/** How many rated games two players had with each other in the last 24 hours. */
export const ratedTodayBetween = (
  { games }: Pick<Repositories, 'games'>,
  { playerId, otherId, now }: Pair,
): Promise<number> => games.ratedBetween(playerId, otherId, now - DAY)
