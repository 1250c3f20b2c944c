export { inviteAt, type InviteAnswer } from './invite-at.ts'
