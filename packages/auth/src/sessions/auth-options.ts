import type { Stage } from '@skelly/protocol'
import type { AuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { signIn } from '../accounts/sign-in.ts'
import { signInLimits } from '../accounts/sign-in-limits.ts'
import { soundSecret } from '../secrets/sound-secret.ts'
import { oauthProviders, type OAuthKeys } from './oauth-providers.ts'
import { sessionCallbacks, type SessionSettings } from './session-callbacks.ts'
import { sessionCookies } from './session-cookies.ts'
import { SessionEnded } from './session-ended.ts'
import { SESSION_LIFETIME, startPasswordSession } from './start-session.ts'

/** Headers as next-auth hands them on. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

export interface AuthSettings extends SessionSettings {
  readonly stage: Stage
  /** NEXTAUTH_SECRET */
  readonly secret: string
  /** Whether the app is reached by https. */
  readonly isSecure: boolean
  readonly oauth: OAuthKeys
  /** The client's network address, where it is known. */
  readonly addressOf: (headers: RequestHeaders) => string | null
  /** Told of what went wrong inside next-auth. */
  readonly report: (code: string, detail: unknown) => void
}

/** next-auth's options. One for the process will do. */
export const authOptions = (settings: AuthSettings): AuthOptions => {
  const { isSecure, oauth, report, secret, stage } = settings
  return {
    secret: soundSecret('NEXTAUTH_SECRET', secret, stage),
    session: { strategy: 'jwt', maxAge: SESSION_LIFETIME / 1000 },
    useSecureCookies: isSecure,
    cookies: sessionCookies(isSecure),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [emailAndPassword(settings), ...oauthProviders(oauth)],
    ...sessionCallbacks(settings),
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
const emailAndPassword = ({ addressOf, database, policy, visit }: AuthSettings) => {
  const limits = signInLimits(database, policy)
  return Credentials({
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: async (credentials, { headers }) => {
      const { email = '', password = '' } = credentials ?? {}
      const [address, now] = [addressOf(headers ?? {}), Date.now()]
      const signedIn = await signIn(database, limits, { email, password, address, now })
      if (!signedIn.ok) {
        if (signedIn.refusal === 'too-many-attempts') throw new Error(signedIn.refusal)
        return null
      }
      const { device } = await visit()
      const begun = await startPasswordSession(database, { ...signedIn.value, device, now })
      return begun === null ? null : { id: signedIn.value.userId, begun }
    },
  })
}
