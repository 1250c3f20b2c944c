import { router } from '../setting/trpc.ts'

/** Players as the desk sees them. */
export const playersRouter = router({})
