import { randomInt } from 'node:crypto'
import { newId, type Database } from '@skelly/db'
import { CODE_LENGTH, CODE_LETTERS } from '@skelly/protocol'

/** Somebody without an account, with a player of their own. */
export interface Guest {
  readonly playerId: string
  readonly name: string
}

/** There are a million names. */
const MOST_TRIES = 100

/**
 * Makes a player for somebody who has no account, under a name that says so (product, Accounts).
 * @throws when no free name is found
 */
export const beginGuest = async (
  { players }: Database,
  { now }: { readonly now: number },
): Promise<Guest> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [id, name] = [newId(), `guest-${fourLetters()}`]
    // none of these letters looks like another: small letters are the whole folding
    const guest = { id, userId: null, name, nameKey: name.toLowerCase(), createdAt: now }
    if (await players.add(guest)) return { playerId: id, name }
  }
  throw new Error('no free name for a guest was found')
}

const fourLetters = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '').join('')
