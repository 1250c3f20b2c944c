import type { AppRouter } from '@skelly/api'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

// The library asks for a page's procedures in one go, and is a tenth of what a page loads. What every page may ask for is
// asked for by itself, as the library would.

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>
type Sends = (address: string, init?: RequestInit) => Promise<Response>

/** The server's word instead of an answer, such as `not-signed-in`; empty when it was no server's of ours. */
export class PlainApiError extends Error {}

interface Said {
  readonly result?: { readonly data?: unknown }
  readonly error?: { readonly message?: string }
}

const answerOf = async (response: Response): Promise<unknown> => {
  const said = (await response.json().catch(() => ({}))) as Said
  if (said.result === undefined) throw new PlainApiError(said.error?.message ?? '')
  return said.result.data
}

/** The procedures that pages ask for who need no others, by nothing but `fetch`. Calls throw when the server refuses or is away. */
export class PlainApi {
  readonly #send: Sends

  constructor(send: Sends) {
    this.#send = send
  }

  async visitor(): Promise<Outputs['me']['visitor']> {
    return (await answerOf(await this.#send('/api/trpc/me.visitor'))) as Outputs['me']['visitor']
  }

  async names(start: string): Promise<Outputs['replays']['names']> {
    const input = encodeURIComponent(JSON.stringify({ start }))
    const response = await this.#send(`/api/trpc/replays.names?input=${input}`)
    return (await answerOf(response)) as Outputs['replays']['names']
  }

  async syncSettings(
    changes: Inputs['account']['syncSettings'],
  ): Promise<Outputs['account']['syncSettings']> {
    const response = await this.#send('/api/trpc/account.syncSettings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    })
    return (await answerOf(response)) as Outputs['account']['syncSettings']
  }
}

/** This page's. */
export const plainApi = new PlainApi((address, init) => fetch(address, init))
