import { parseArgs } from 'node:util'
import { unusable } from '../outcome.ts'
import { wholeNumber } from './whole-number.ts'

/** The options of a script that is no command of `skelly`: each takes a whole number, from the least that makes sense. */
export type Leasts<Name extends string> = Readonly<Record<Name, number>>

export type WholeOptions<Name extends string> =
  | {
      readonly kind: 'asked'
      /** What was given; undefined for an option that was left out. */
      readonly given: (name: Name) => number | undefined
      readonly positionals: readonly string[]
    }
  | ReturnType<typeof unusable>

/** Reads a script's options; anything else than these, and anything that would leave nothing to do, is unusable. */
export const wholeOptions = <Name extends string>(
  words: readonly string[],
  leasts: Leasts<Name>,
): WholeOptions<Name> => {
  const numbers = new Map<string, number>()
  const bounds = Object.entries<number>(leasts)
  try {
    const options = Object.fromEntries(bounds.map(([name]) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    for (const [name, least] of bounds) {
      const text = values[name]
      if (text === undefined) continue
      const number = wholeNumber(text, least)
      if (number === null) return unusable(`--${name}: a whole number from ${String(least)}`)
      numbers.set(name, number)
    }
    return { kind: 'asked', given: (name) => numbers.get(name), positionals }
  } catch (error) {
    return unusable(error instanceof Error ? error.message : String(error))
  }
}
