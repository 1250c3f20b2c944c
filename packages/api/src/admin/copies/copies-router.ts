import { router } from '../setting/trpc.ts'

/** Pairs of games whose flicks are the same. */
export const copiesRouter = router({})
