import type { AttemptRecord, LevelBestRecord, Repositories } from '@skelly/db'
import { isLevelOpen, type StarsByLevel } from '@skelly/engine/challenges'
import { refreshLadders } from '../rankings/refresh-ladders.ts'
import { earned, isMore } from './earned.ts'

type Bests = ReadonlyMap<number, LevelBestRecord>

/**
 * Counts those of a player's waiting attempts whose levels are open, and those that are opened by that. For a player
 * whose row is locked.
 */
export const countOpen = async (
  repositories: Repositories,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<void> => {
  const { attempts, levelBests, players } = repositories
  const bests = new Map((await levelBests.of(playerId)).map((best) => [best.number, best]))
  // levels are opened by those before them: one way through, upwards, leaves none behind
  for (const attempt of await attempts.waitingOf(playerId)) {
    if (!isLevelOpen(attempt.number, starsOf(bests))) continue
    await attempts.count(attempt.id, now)
    const best = bestOf(attempt)
    if (!isBetter(best, bests.get(best.number))) continue
    await levelBests.keep(playerId, best)
    bests.set(best.number, best)
  }
  const stars = [...bests.values()].reduce((sum, best) => sum + best.stars, 0)
  await players.keepStars(playerId, stars)
  await refreshLadders(repositories, [playerId], now)
}

const starsOf = (bests: Bests): StarsByLevel =>
  new Map([...bests.values()].map((best) => [best.number, earned(best).stars]))

const bestOf = ({ id, number, stars, flicks }: AttemptRecord): LevelBestRecord => ({
  number,
  attemptId: id,
  stars,
  flicks,
})

const isBetter = (best: LevelBestRecord, before: LevelBestRecord | undefined): boolean =>
  before === undefined || isMore(earned(best), earned(before))
