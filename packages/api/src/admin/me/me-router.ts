import { router } from '../setting/trpc.ts'
import { ownProcedure } from './own.ts'
import { stepUpProcedure } from './step-up.ts'

/** Whoever calls. */
export const meRouter = router({ own: ownProcedure, stepUp: stepUpProcedure })
