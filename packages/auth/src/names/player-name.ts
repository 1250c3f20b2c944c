import { NAME_PATTERN, ok, refuse, type Result } from '@skelly/protocol'
import { nameKey } from './name-key.ts'
import { isRefusedKey } from './refused-names.ts'

/** A name that may be taken, as it is shown and as it is kept apart from others. */
export interface PlayerName {
  readonly name: string
  readonly key: string
}

export type NameRefusal = 'bad-name' | 'name-refused'

/** 3 to 20 letters, digits, `_` and `-` after NFKC, of one alphabet, none of the refused ones (policies, Names). */
export const playerName = (wanted: string): Result<PlayerName, NameRefusal> => {
  const name = wanted.normalize('NFKC').trim()
  if (!NAME_PATTERN.test(name) || mixesAlphabets(name)) return refuse('bad-name')
  const key = nameKey(name)
  return isRefusedKey(key) ? refuse('name-refused') : ok({ name, key })
}

/** Alphabets whose letters are easily taken for each other's. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

const LATIN = /\p{Script=Latin}/u
/** What may stand beside Latin letters (Unicode TR 39, highly restrictive): others pass for them or run the other way. */
const STRANGE_TO_LATIN =
  /[\p{L}--[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}]]/v

const mixesAlphabets = (name: string): boolean =>
  (LATIN.test(name) && STRANGE_TO_LATIN.test(name)) ||
  ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1
