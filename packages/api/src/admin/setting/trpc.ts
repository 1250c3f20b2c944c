import { initTRPC } from '@trpc/server'
import { domainError } from '../../setting/domain-error.ts'
import { outwardShape } from '../../setting/outward-shape.ts'
import type { AdminContext } from './context.ts'
import { deskMember, type DeskMember } from './desk-member.ts'

const trpc = initTRPC.context<AdminContext>().create({ errorFormatter: ({ shape }) => outwardShape(shape) })

export const { router, createCallerFactory } = trpc

/** For whoever comes to the door. */
export const anyone = trpc.procedure

/**
 * For whoever works at the desk, moderator or admin, which is read from the database at each call; others are told
 * 'not-signed-in'.
 */
export const atDesk = trpc.procedure.use(async ({ ctx, next }) => {
  const admin = await deskMember(ctx)
  if (admin === null) throw domainError('not-signed-in')
  return next({ ctx: { ...ctx, admin } })
})

const insistOnAdmin = ({ role }: DeskMember): void => {
  if (role !== 'admin') throw domainError('admins-only')
}
const insistOnStepUp = ({ steppedUpUntil }: DeskMember): void => {
  if (steppedUpUntil === null) throw domainError('step-up-first')
}

/** For admins; moderators are told 'admins-only'. */
export const adminOnly = atDesk.use(({ ctx, next }) => {
  insistOnAdmin(ctx.admin)
  return next()
})

/** For either who has shown password and code again lately; others are told 'step-up-first'. */
export const steppedUp = atDesk.use(({ ctx, next }) => {
  insistOnStepUp(ctx.admin)
  return next()
})

/** For admins who have. */
export const adminSteppedUp = adminOnly.use(({ ctx, next }) => {
  insistOnStepUp(ctx.admin)
  return next()
})
