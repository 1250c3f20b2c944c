import type { Repositories } from '@skelly/db'
import { keptOut } from './kept-out.ts'
import type { PauseTimes } from './pauses-of.ts'

interface Question {
  readonly playerIds: readonly string[]
  readonly now: number
}

/** Whether one of them can't play ranked games at `now`. */
export const isAnyKeptOut = async (
  repositories: Pick<Repositories, 'cases' | 'suspensions'>,
  { now, playerIds }: Question,
  times: PauseTimes,
): Promise<boolean> => {
  for (const playerId of playerIds) {
    if ((await keptOut(repositories, { playerId, now }, times)) !== null) return true
  }
  return false
}
