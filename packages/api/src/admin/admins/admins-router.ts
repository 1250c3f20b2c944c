import { router } from '../setting/trpc.ts'
import { cancelInviteProcedure } from './cancel-invite.ts'
import { inviteProcedure } from './invite.ts'
import { listProcedure } from './list.ts'
import { restoreProcedure } from './restore.ts'
import { setRoleProcedure } from './set-role.ts'
import { suspendProcedure } from './suspend.ts'

/** Who works at the desk, for admins. */
export const adminsRouter = router({
  list: listProcedure,
  invite: inviteProcedure,
  cancelInvite: cancelInviteProcedure,
  setRole: setRoleProcedure,
  suspend: suspendProcedure,
  restore: restoreProcedure,
})
