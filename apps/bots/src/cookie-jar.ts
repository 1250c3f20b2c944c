/** The cookies of one signed-in player, for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** `fetch` that sends the jar's cookies and keeps those that come back; redirects are not followed. */
  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const equals = pair.indexOf('=')
    if (equals < 1) return
    const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
    if (isGone) this.#cookies.delete(pair.slice(0, equals))
    else this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}
