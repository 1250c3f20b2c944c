import type { AdminRouter } from '@skelly/api/admin'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<AdminRouter>['players']
/** All that the desk sees of a player. */
export type PlayerFile = Outputs['byId']
export type ImposedSuspension = PlayerFile['suspensions'][number]
export type LedgerPage = Outputs['ledger']
export type FoundPlayer = Outputs['search']['rows'][number]
