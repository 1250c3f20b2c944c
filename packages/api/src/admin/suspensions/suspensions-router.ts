import { router } from '../setting/trpc.ts'

/** Players who are kept from ranked by somebody's hand. */
export const suspensionsRouter = router({})
