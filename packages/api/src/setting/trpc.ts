import { liveSession } from '@skelly/auth'
import { initTRPC } from '@trpc/server'
import type { ApiContext } from './context.ts'
import { visitorOf } from '../visiting/visitor.ts'
import { domainError } from './domain-error.ts'
import { outwardShape } from './outward-shape.ts'

const trpc = initTRPC.context<ApiContext>().create({ errorFormatter: ({ shape }) => outwardShape(shape) })

export const { router, createCallerFactory } = trpc

/** For everybody. */
export const anyone = trpc.procedure

/** For whoever is signed in; others are told 'not-signed-in'. */
export const player = trpc.procedure.use(({ ctx, next }) => {
  if (ctx.player === null) throw domainError('not-signed-in')
  return next({ ctx: { ...ctx, player: ctx.player } })
})

/**
 * For whoever is signed in by a session that counts at this very moment: for what must not be done by one that was
 * revoked seconds ago.
 */
export const owner = player.use(async ({ ctx, next }) => {
  const session = await liveSession(ctx.database, ctx.player, ctx.now())
  if (session === null) throw domainError('not-signed-in')
  return next({ ctx: { ...ctx, owner: session } })
})

/** For whoever is signed in or a guest; others become guests by calling. */
export const visitor = trpc.procedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, visitor: await visitorOf(ctx) } }),
)
