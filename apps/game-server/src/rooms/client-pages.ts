import type { PageState } from '@skelly/protocol'

interface Page {
  /** Null where the client does not say. */
  readonly tab: string | null
  readonly isClosing: boolean
}

/** What connections have said of the pages that they are of. */
export class ClientPages<Client> {
  readonly #pages = new Map<Client, Page>()

  open(client: Client, tab: string | null): void {
    this.#pages.set(client, { tab, isClosing: false })
  }

  show(client: Client | null, state: PageState): void {
    const page = client === null ? undefined : this.#pages.get(client)
    if (client !== null && page !== undefined)
      this.#pages.set(client, { ...page, isClosing: state === 'closing' })
  }

  isClosing(client: Client): boolean {
    return this.#pages.get(client)?.isClosing ?? false
  }

  /** Whether both are of one page; null when either does not say. */
  isSame(one: Client, other: Client): boolean | null {
    const [a, b] = [this.#pages.get(one)?.tab ?? null, this.#pages.get(other)?.tab ?? null]
    return a === null || b === null ? null : a === b
  }

  close(client: Client): void {
    this.#pages.delete(client)
  }
}
