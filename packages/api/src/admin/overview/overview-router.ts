import { router } from '../setting/trpc.ts'

/** The desk's day in figures. */
export const overviewRouter = router({})
