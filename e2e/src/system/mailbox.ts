import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil } from '@skelly/processes'
import type { RunningSystem } from './running-system.ts'

/** A busy machine writes a letter after its answer went out. */
const DELIVERED_WITHIN = 20_000
const LINK = /^https?:\S+$/m

/** The letters that one address got, as the system wrote them into its folder. */
export class Mailbox {
  readonly #folder: string
  readonly #address: string
  readonly #opened = new Set<string>()

  constructor({ mail }: RunningSystem, address: string) {
    this.#folder = mail
    this.#address = address
  }

  /** The link of the first letter of this subject that was not opened yet, once there is one. */
  async nextLink(subject: string): Promise<string> {
    const found: string[] = []
    const look = async (): Promise<boolean> => {
      const letter = await this.#unopened(subject)
      if (letter !== null) found.push(letter)
      return letter !== null
    }
    if (!(await waitUntil(look, { within: DELIVERED_WITHIN }))) throw new Error(`no letter "${subject}"`)
    const link = LINK.exec(found[0] ?? '')?.[0]
    if (link === undefined) throw new Error(`no link in the letter "${subject}"`)
    return link
  }

  /** How many letters there are by now. */
  async count(): Promise<number> {
    return (await this.#letters()).length
  }

  async #unopened(subject: string): Promise<string | null> {
    const letters = await this.#letters()
    const letter = letters.find(
      ({ name, text }) => !this.#opened.has(name) && text.includes(`\nSubject: ${subject}\n`),
    )
    if (letter === undefined) return null
    this.#opened.add(letter.name)
    return letter.text
  }

  async #letters(): Promise<readonly { readonly name: string; readonly text: string }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const all = await Promise.all(
      names
        .toSorted()
        .map(async (name) => ({ name, text: await readFile(join(this.#folder, name), 'utf8') })),
    )
    return all.filter(({ text }) => text.startsWith(`To: ${this.#address}\n`))
  }
}
