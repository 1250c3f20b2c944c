import type { AdminRouter } from '@skelly/api/admin'
import type { inferRouterOutputs } from '@trpc/server'

/** An entry of the audit, as it comes over the wire. */
export type AuditEntry = inferRouterOutputs<AdminRouter>['audit']['list']['rows'][number]
