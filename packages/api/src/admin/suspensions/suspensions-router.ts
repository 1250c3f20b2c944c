import { router } from '../setting/trpc.ts'
import { imposeProcedure } from './impose.ts'
import { liftProcedure } from './lift.ts'

/** Players who are kept from ranked by somebody's hand. */
export const suspensionsRouter = router({ impose: imposeProcedure, lift: liftProcedure })
