import type { Database } from '@skelly/db'
import type { Policy, Stage } from '@skelly/protocol'
import type { AuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { soundSecret } from '../secrets/sound-secret.ts'
import type { RequestHeaders } from '../sessions/auth-options.ts'
import { sessionCookies } from '../sessions/session-cookies.ts'
import { SessionEnded } from '../sessions/session-ended.ts'
import { adminLimits } from './admin-limits.ts'
import { adminSessionCallbacks } from './admin-session-callbacks.ts'
import { adminSignIn } from './admin-sign-in.ts'

export interface AdminAuthSettings {
  readonly database: Database
  readonly policy: Policy
  readonly stage: Stage
  /** SKELLY_ADMIN_SECRET */
  readonly secret: string
  /** Whether the app is reached by https. */
  readonly isSecure: boolean
  /** The client's network address, where it is known. */
  readonly addressOf: (headers: RequestHeaders) => string | null
  /** Told of what went wrong inside next-auth. */
  readonly report: (code: string, detail: unknown) => void
}

/** next-auth's options for the admin app: cookies, secret and sessions of its own. One for the process will do. */
export const adminAuthOptions = (settings: AdminAuthSettings): AuthOptions => {
  const { database, isSecure, policy, report, stage } = settings
  const secret = soundSecret('SKELLY_ADMIN_SECRET', settings.secret, stage)
  return {
    secret,
    session: { strategy: 'jwt', maxAge: policy.admins.sessionLifetime / 1000 },
    useSecureCookies: isSecure,
    cookies: sessionCookies(isSecure, 'skelly-admin'),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [passwordAndCode({ ...settings, secret })],
    ...adminSessionCallbacks(database),
    logger: {
      error: (code, detail) => {
        if (!(detail instanceof SessionEnded)) report(code, detail)
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}

/** The page is told `CredentialsSignin` for wrong ones, and `too-many-attempts` as the error's message. */
const passwordAndCode = ({ addressOf, database, policy, secret }: AdminAuthSettings) => {
  const limits = adminLimits(database, policy)
  return Credentials({
    credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
    authorize: async (credentials, { headers = {} }) => {
      const { code = '', email = '', password = '' } = credentials ?? {}
      const browser: RequestHeaders = headers
      const from = { address: addressOf(browser), device: browser['user-agent'] ?? null, now: Date.now() }
      const settings = { database, policy, limits, secret }
      const signedIn = await adminSignIn(settings, { email, password, code: code.slice(0, 100), ...from })
      if (signedIn.ok) return { id: signedIn.value.sessionId, adminSessionId: signedIn.value.sessionId }
      if (signedIn.refusal === 'too-many-attempts') throw new Error(signedIn.refusal)
      return null
    },
  })
}
