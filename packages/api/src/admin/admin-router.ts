import { adminsRouter } from './admins/admins-router.ts'
import { auditRouter } from './audit/audit-router.ts'
import { casesRouter } from './cases/cases-router.ts'
import { copiesRouter } from './copies/copies-router.ts'
import { invitesRouter } from './invites/invites-router.ts'
import { meRouter } from './me/me-router.ts'
import { opinionsRouter } from './opinions/opinions-router.ts'
import { overviewRouter } from './overview/overview-router.ts'
import { playersRouter } from './players/players-router.ts'
import { router } from './setting/trpc.ts'
import { suspensionsRouter } from './suspensions/suspensions-router.ts'

/** Every procedure of the desk, by its noun. */
export const adminRouter = router({
  me: meRouter,
  invites: invitesRouter,
  admins: adminsRouter,
  audit: auditRouter,
  cases: casesRouter,
  suspensions: suspensionsRouter,
  players: playersRouter,
  overview: overviewRouter,
  opinions: opinionsRouter,
  copies: copiesRouter,
})
export type AdminRouter = typeof adminRouter
