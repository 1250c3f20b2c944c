import { router } from '../setting/trpc.ts'
import { listProcedure } from './list.ts'

/** Accounts that sent the very same flicks for a level. */
export const copiesRouter = router({ list: listProcedure })
