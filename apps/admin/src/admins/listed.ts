import type { AdminRouter } from '@skelly/api/admin'
import type { inferRouterOutputs } from '@trpc/server'

type Listed = inferRouterOutputs<AdminRouter>['admins']['list']
/** Somebody who works at the desk. */
export type ListedAdmin = Listed['admins'][number]
/** Somebody who is invited to it. */
export type ListedInvite = Listed['invites'][number]
