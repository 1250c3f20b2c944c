import type { AppRouter } from '@skelly/api'
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client'
import { CookieJar } from './cookie-jar.ts'

export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A player who is signed in at the web app, with all that it can be asked as that player. */
export interface Account {
  readonly name: string
  readonly api: TRPCClient<AppRouter>
}

/**
 * Signs up, or in where the account is there already, as a browser does.
 * @param web the web app's origin
 * @throws with one line that says why, when neither works
 */
export const openAccount = async (web: string, credentials: Credentials): Promise<Account> => {
  const jar = new CookieJar()
  const link = httpLink({
    url: `${web}/api/trpc`,
    fetch: (url: unknown, init) => jar.fetch(String(url), plain(init)),
  })
  const api = createTRPCClient<AppRouter>({ links: [link] })
  const signedUp = await api.account.signUp.mutate(credentials)
  if (!signedUp.ok && !IS_THERE.has(signedUp.refusal)) {
    throw new Error(`${credentials.name} can't sign up: ${signedUp.refusal}`)
  }
  await signIn(web, jar, credentials)
  const me = await api.me.card.query()
  if (me === null) throw new Error(`${credentials.name} can't sign in: is the password another one?`)
  return { name: me.card.name, api }
}

const IS_THERE: ReadonlySet<string> = new Set(['email-taken', 'name-taken'])

/** next-auth's own steps: a token against forged forms, then the form. The session comes as a cookie. */
const signIn = async (web: string, jar: CookieJar, { email, password }: Credentials): Promise<void> => {
  const answer: unknown = await (await jar.fetch(`${web}/api/auth/csrf`)).json()
  const csrfToken = hasToken(answer) ? answer.csrfToken : ''
  const body = new URLSearchParams({ csrfToken, email, password, json: 'true' })
  await jar.fetch(`${web}/api/auth/callback/credentials`, { method: 'POST', body })
}

const hasToken = (answer: unknown): answer is { readonly csrfToken: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'csrfToken' in answer &&
  typeof answer.csrfToken === 'string'

/** What tRPC hands to `fetch`, without the fields that it leaves undefined. */
const plain = (init: { method?: string; headers?: unknown; body?: unknown } | undefined): RequestInit => {
  const { method = 'GET', headers, body } = init ?? {}
  const sent: RequestInit = { method }
  if (headers instanceof Headers || (typeof headers === 'object' && headers !== null)) {
    sent.headers = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  }
  if (typeof body === 'string') sent.body = body
  return sent
}
