import type { Database } from '@skelly/db'
import { earned, type Earned } from './earned.ts'

/** A player's best at a level. */
export interface OwnLevel extends Earned {
  readonly number: number
}

/** The levels at which a player has a counted star, in their order, with the best of each. */
export const ownLevels = async ({ levelBests }: Database, playerId: string): Promise<readonly OwnLevel[]> =>
  (await levelBests.of(playerId)).map((best) => ({ number: best.number, ...earned(best) }))
