import { router } from '../setting/trpc.ts'
import { askToChangeEmailProcedure } from './ask-to-change-email.ts'
import { askToResetProcedure } from './ask-to-reset.ts'
import { askToVerifyProcedure } from './ask-to-verify.ts'
import { beginLinkingProcedure } from './begin-linking.ts'
import { changeEmailProcedure } from './change-email.ts'
import { changeNameProcedure } from './change-name.ts'
import { changePasswordProcedure } from './change-password.ts'
import { deleteProcedure } from './delete.ts'
import { endOtherSessionsProcedure } from './end-other-sessions.ts'
import { endSessionProcedure } from './end-session.ts'
import { exportProcedure } from './export.ts'
import { isResetLinkProcedure } from './is-reset-link.ts'
import { ownProcedure } from './own.ts'
import { resetProcedure } from './reset.ts'
import { signUpProcedure } from './sign-up.ts'
import { syncSettingsProcedure } from './sync-settings.ts'
import { unlinkProcedure } from './unlink.ts'
import { verifyProcedure } from './verify.ts'

/** An account's life. */
export const accountRouter = router({
  signUp: signUpProcedure,
  own: ownProcedure,
  askToVerify: askToVerifyProcedure,
  verify: verifyProcedure,
  askToReset: askToResetProcedure,
  isResetLink: isResetLinkProcedure,
  reset: resetProcedure,
  changePassword: changePasswordProcedure,
  askToChangeEmail: askToChangeEmailProcedure,
  changeEmail: changeEmailProcedure,
  changeName: changeNameProcedure,
  endSession: endSessionProcedure,
  endOtherSessions: endOtherSessionsProcedure,
  syncSettings: syncSettingsProcedure,
  beginLinking: beginLinkingProcedure,
  unlink: unlinkProcedure,
  export: exportProcedure,
  delete: deleteProcedure,
})
