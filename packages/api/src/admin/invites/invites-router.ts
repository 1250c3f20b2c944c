import { router } from '../setting/trpc.ts'
import { acceptProcedure } from './accept.ts'
import { beginProcedure } from './begin.ts'
import { lookProcedure } from './look.ts'

/** The way to the desk by a one-time link. */
export const invitesRouter = router({
  look: lookProcedure,
  begin: beginProcedure,
  accept: acceptProcedure,
})
