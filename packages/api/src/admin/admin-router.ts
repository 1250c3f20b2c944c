import { casesRouter } from './cases/cases-router.ts'
import { copiesRouter } from './copies/copies-router.ts'
import { opinionsRouter } from './opinions/opinions-router.ts'
import { overviewRouter } from './overview/overview-router.ts'
import { playersRouter } from './players/players-router.ts'
import { router } from './setting/trpc.ts'
import { suspensionsRouter } from './suspensions/suspensions-router.ts'

/** Every procedure of the desk, by its noun. */
export const adminRouter = router({
  cases: casesRouter,
  suspensions: suspensionsRouter,
  players: playersRouter,
  overview: overviewRouter,
  opinions: opinionsRouter,
  copies: copiesRouter,
})
export type AdminRouter = typeof adminRouter
