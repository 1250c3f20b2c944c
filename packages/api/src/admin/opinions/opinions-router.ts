import { router } from '../setting/trpc.ts'

/** Games whose second opinion was another, or failed. */
export const opinionsRouter = router({})
