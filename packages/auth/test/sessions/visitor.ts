import { z } from 'zod'

/** A browser's part: keeps cookies, sends them back. */
export class Visitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  /** The cookies as they came, by name. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** @param more what a form asks beside e-mail and password */
  async signIn(
    email: string,
    password: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; url: string }> {
    return this.#post('/api/auth/callback/credentials', { email, password, ...more })
  }

  async signOut(): Promise<void> {
    await this.#post('/api/auth/signout', {})
  }

  /** As the server sees the session. */
  async me(): Promise<unknown> {
    const { player } = z.object({ player: z.unknown() }).parse(await (await this.#fetch('/me')).json())
    return player
  }

  /** The session at the desk, as the server sees it. */
  async desk(): Promise<string | null> {
    return z.object({ desk: z.string().nullable() }).parse(await (await this.#fetch('/me')).json()).desk
  }

  /** Takes a cookie from elsewhere. */
  take(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** As the client's `useSession` asks. */
  async session(): Promise<unknown> {
    return (await this.#fetch('/api/auth/session')).json()
  }

  /** A copy of the cookies, as a thief would take them. */
  copy(): Visitor {
    const other = new Visitor(this.#url)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  async #post(path: string, fields: Record<string, string>): Promise<{ status: number; url: string }> {
    const csrf = z.object({ csrfToken: z.string() }).parse(await (await this.#fetch('/api/auth/csrf')).json())
    const body = new URLSearchParams({ ...fields, ...csrf, json: 'true' })
    const response = await this.#fetch(path, { method: 'POST', body })
    return { status: response.status, ...z.object({ url: z.string() }).parse(await response.json()) }
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.#url}${path}`, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1)
    const [name = '', value = ''] = pair.split('=', 2)
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
