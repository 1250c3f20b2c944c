import { router } from '../setting/trpc.ts'
import { listProcedure } from './list.ts'

/** Games whose second opinion was another, or failed. */
export const opinionsRouter = router({ list: listProcedure })
