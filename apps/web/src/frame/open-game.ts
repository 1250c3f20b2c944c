import { plainApi } from '../trpc/plain-api-codec.ts'
import { OpenGameWatch } from './open-game-watch.ts'

/** The visitor's, for all of this page. */
export const openGame = new OpenGameWatch({
  ask: async () => (await plainApi.visitor())?.openGame ?? null,
  now: () => performance.now(),
})
