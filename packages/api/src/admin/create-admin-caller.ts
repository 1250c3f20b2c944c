import { adminRouter } from './admin-router.ts'
import { createCallerFactory } from './setting/trpc.ts'

/** The procedures of the desk as functions, for pages that the server renders. */
export const createAdminCaller = createCallerFactory(adminRouter)
