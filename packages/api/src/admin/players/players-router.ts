import { router } from '../setting/trpc.ts'
import { byIdProcedure } from './by-id.ts'
import { ledgerProcedure } from './ledger.ts'
import { searchProcedure } from './search.ts'

/** Players as the desk sees them. */
export const playersRouter = router({
  byId: byIdProcedure,
  ledger: ledgerProcedure,
  search: searchProcedure,
})
