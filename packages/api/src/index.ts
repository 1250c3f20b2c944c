export { Rechecker } from '@skelly/services'
export { appRouter, type AppRouter } from './app-router.ts'
export { createCaller } from './create-caller.ts'
export type { ApiContext } from './setting/context.ts'
