export { openDatabase, type Database } from '@skelly/db'
export {
  SIGN_UP_REFUSALS,
  signUp,
  type SignedUp,
  type SigningUp,
  type SignUpRefusal,
} from './accounts/sign-up.ts'
export { SIGN_IN_REFUSALS, type SignInRefusal } from './accounts/sign-in.ts'
export { guestCookie, type GuestCookie } from './guests/guest-cookie.ts'
export { guestLimits, type GuestLimits } from './guests/guest-limits.ts'
export { guestIdOf, mintGuestToken } from './guests/guest-token.ts'
export { nameKey } from './names/name-key.ts'
export { soundSecret } from './secrets/sound-secret.ts'
export { authOptions, type AuthSettings, type RequestHeaders } from './sessions/auth-options.ts'
export { endSessions } from './sessions/end-sessions.ts'
export {
  OAUTH_PROVIDERS,
  type OAuthKey,
  type OAuthKeys,
  type OAuthProvider,
} from './sessions/oauth-providers.ts'
export { sessionPlayer, type SessionPlayer } from './sessions/session-player.ts'
export { mintTicket, type Minting } from './tickets/mint-ticket.ts'
export { spendTicket, type Spending } from './tickets/spend-ticket.ts'
export {
  TICKET_REFUSALS,
  verifyTicket,
  type TicketRefusal,
  type VerifiedTicket,
} from './tickets/verify-ticket.ts'
