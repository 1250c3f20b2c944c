export { adminRouter, type AdminRouter } from './admin-router.ts'
export { createAdminCaller } from './create-admin-caller.ts'
export type { AdminContext } from './setting/context.ts'
export { deskMember, type DeskMember } from './setting/desk-member.ts'
