export { openDatabase, type Database } from '@skelly/db'
export {
  EMAIL_CHANGE_REFUSALS,
  mayChangeEmail,
  newEmailLink,
  type EmailChange,
  type EmailChangeAsked,
  type EmailChangeRefusal,
} from './accounts/ask-to-change-email.ts'
export { changeEmail, type EmailChanged } from './accounts/change-email.ts'
export { askToReset } from './accounts/ask-to-reset.ts'
export {
  askToVerify,
  VERIFY_ASK_REFUSALS,
  type LinkMail,
  type VerifyAskRefusal,
} from './accounts/ask-to-verify.ts'
export {
  changeName,
  NAME_CHANGE_REFUSALS,
  type NameChange,
  type NameChangeRefusal,
} from './accounts/change-name.ts'
export {
  changePassword,
  PASSWORD_REFUSALS,
  type PasswordChange,
  type PasswordRefusal,
} from './accounts/change-password.ts'
export {
  DELETE_REFUSALS,
  deleteAccount,
  type AccountDeletion,
  type DeleteRefusal,
} from './accounts/delete-account.ts'
export { mustVerify } from './accounts/must-verify.ts'
export { ownAccount, type AccountOwner, type OwnAccount } from './accounts/own-account.ts'
export {
  isResetLink,
  RESET_REFUSALS,
  resetPassword,
  type PasswordReset,
  type ResetRefusal,
} from './accounts/reset-password.ts'
export {
  SIGN_UP_REFUSALS,
  signUp,
  type SignedUp,
  type SigningUp,
  type SignUpRefusal,
} from './accounts/sign-up.ts'
export { SIGN_IN_REFUSALS, type SignInRefusal } from './accounts/sign-in.ts'
export { signInLimits, type SignInLimits } from './accounts/sign-in-limits.ts'
export { unlinkProvider, type ProviderUnlinking } from './accounts/unlink-provider.ts'
export { verifyEmail } from './accounts/verify-email.ts'
export { acceptAdminInvite, ADMIN_ACCEPT_REFUSALS } from './admin/accept-admin-invite.ts'
export { COMMAND_LINE, type Actor } from './admin/actor.ts'
export { adminAuthOptions, type AdminAuthSettings } from './admin/admin-auth-options.ts'
export { adminInviteOf, type AdminInviteView } from './admin/admin-invite-of.ts'
export { adminLimits } from './admin/admin-limits.ts'
export { adminSessionId } from './admin/admin-session-callbacks.ts'
export { auditAdmin } from './admin/audit-admin.ts'
export { cancelAdminInvite } from './admin/cancel-admin-invite.ts'
export { ADMIN_CHANGE_REFUSALS, restoreAdmin, setAdminRole, suspendAdmin } from './admin/change-admin.ts'
export { inviteLink } from './admin/invite-link.ts'
export { ADMIN_INVITE_REFUSALS, newAdminInvite, type AdminInviteRefusal } from './admin/new-admin-invite.ts'
export { offerAuthenticator } from './admin/offer-authenticator.ts'
export { stepUp } from './admin/step-up.ts'
export { guestCookie, type GuestCookie } from './guests/guest-cookie.ts'
export { guestLimits, type GuestLimits } from './guests/guest-limits.ts'
export { guestIdOf, mintGuestToken } from './guests/guest-token.ts'
export { countedLimit } from './limits/counted-limit.ts'
export { linkingCookie } from './linking/linking-cookie.ts'
export { linkingSessionOf, mintLinkingToken } from './linking/linking-token.ts'
export { mailLimits } from './links/mail-limits.ts'
export { nameKey } from './names/name-key.ts'
export { soundSecret } from './secrets/sound-secret.ts'
export { authOptions, type AuthSettings, type RequestHeaders } from './sessions/auth-options.ts'
export { endOtherSessions, endOwnSession } from './sessions/end-own-session.ts'
export { liveSession } from './sessions/live-session.ts'
export {
  OAUTH_PROVIDERS,
  type OAuthKey,
  type OAuthKeys,
  type OAuthProvider,
  type OidcKey,
} from './sessions/oauth-providers.ts'
export { ownSessions, type OwnSession, type SessionOwner } from './sessions/own-sessions.ts'
export { sessionPlayer, type SessionPlayer } from './sessions/session-player.ts'
export type { Visit } from './sessions/visit.ts'
export { mintTicket, type Minting } from './tickets/mint-ticket.ts'
export { spendTicket, type Spending } from './tickets/spend-ticket.ts'
export {
  TICKET_REFUSALS,
  verifyTicket,
  type TicketRefusal,
  type VerifiedTicket,
} from './tickets/verify-ticket.ts'
