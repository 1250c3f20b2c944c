import { playSeasonAt, type Season } from '@skelly/season'
import type { RunningSystem } from '../system/running-system.ts'

const WISHES = { games: 60, players: 12 } as const

const played = new Map<string, Promise<Season>>()

/** Computer players have played a season into the system's database by then, once. */
export const fillOnce = ({ database }: RunningSystem): Promise<Season> => {
  const season =
    played.get(database) ?? playSeasonAt(database, { ...WISHES, now: Date.now(), say: () => undefined })
  played.set(database, season)
  return season
}
