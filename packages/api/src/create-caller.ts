import { appRouter } from './app-router.ts'
import { createCallerFactory } from './setting/trpc.ts'

/** The procedures as functions, for pages that the server renders. */
export const createCaller = createCallerFactory(appRouter)
