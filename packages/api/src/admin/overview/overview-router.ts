import { router } from '../setting/trpc.ts'
import { figuresProcedure } from './figures.ts'

/** The desk's day in figures. */
export const overviewRouter = router({ figures: figuresProcedure })
