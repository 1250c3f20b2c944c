/** Where a text is not JSON as a replay is written. */
export interface JsonFault {
  /** `twice`: an object has a key for the second time, which readers of JSON take differently. `deep`: lists within lists. */
  readonly kind: 'no-json' | 'twice' | 'deep'
  /** The character at which it shows, counted from 0. */
  readonly at: number
}

/** No replay nests deeper than the five levels of a move; what does so is refused before it costs memory. */
const DEEPEST = 12

/**
 * The first place at which the text is not JSON (RFC 8259), has a key twice, or nests deeper than any replay; null
 * where there is none. `JSON.parse` tells neither the place, in words that are the same everywhere, nor a second key.
 */
export const jsonFault = (text: string): JsonFault | null => {
  const scanner = new JsonScanner(text)
  scanner.scan()
  return scanner.fault
}

const BLANKS = ' \t\n\r'
const ESCAPED = '"\\/bfnrt'
const WORDS = ['true', 'false', 'null'] as const
/** Longer numbers than any double has digits for are no hurry: they are read whole as well. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
const FOUR_HEX = /[0-9a-fA-F]{4}/y

/** Goes through a text once. At the first fault it stops where it is. */
class JsonScanner {
  readonly #text: string
  #place = 0
  #fault: JsonFault | null = null

  constructor(text: string) {
    this.#text = text
  }

  get fault(): JsonFault | null {
    return this.#fault
  }

  scan(): void {
    this.#value(0)
    this.#skipBlanks()
    if (this.#place < this.#text.length) this.#fail('no-json')
  }

  #fail(kind: JsonFault['kind'], at = this.#place): void {
    this.#fault ??= { kind, at }
  }

  #skipBlanks(): void {
    while (this.#place < this.#text.length && BLANKS.includes(this.#text.charAt(this.#place)))
      this.#place += 1
  }

  /** Whether the character comes next, which is then taken. */
  #take(character: string): boolean {
    this.#skipBlanks()
    if (this.#text.charAt(this.#place) !== character) return false
    this.#place += 1
    return true
  }

  #value(depth: number): void {
    this.#skipBlanks()
    const first = this.#text.charAt(this.#place)
    if (first === '{' || first === '[') {
      if (depth >= DEEPEST) {
        this.#fail('deep')
        return
      }
      this.#place += 1
      if (first === '{') this.#object(depth + 1)
      else this.#list(depth + 1)
    } else if (first === '"') this.#string()
    else this.#plain()
  }

  #list(depth: number): void {
    if (this.#take(']')) return
    do this.#value(depth)
    while (this.#fault === null && this.#take(','))
    if (!this.#take(']')) this.#fail('no-json')
  }

  #object(depth: number): void {
    if (this.#take('}')) return
    const keys = new Set<string>()
    do this.#field(keys, depth)
    while (this.#fault === null && this.#take(','))
    if (!this.#take('}')) this.#fail('no-json')
  }

  #field(keys: Set<string>, depth: number): void {
    this.#skipBlanks()
    const at = this.#place
    if (this.#text.charAt(at) !== '"') {
      this.#fail('no-json')
      return
    }
    this.#string()
    if (this.#fault !== null) return
    const key = String(JSON.parse(this.#text.slice(at, this.#place)))
    if (keys.has(key)) this.#fail('twice', at)
    keys.add(key)
    if (this.#take(':')) this.#value(depth)
    else this.#fail('no-json')
  }

  #string(): void {
    this.#place += 1
    while (this.#fault === null) {
      const character = this.#text.charAt(this.#place)
      if (character === '' || character < ' ') this.#fail('no-json')
      else if (character === '\\') this.#escape()
      else this.#place += 1
      if (character === '"') return
    }
  }

  #escape(): void {
    const character = this.#text.charAt(this.#place + 1)
    const isHex = character === 'u' && this.#lengthOf(FOUR_HEX, this.#place + 2) > 0
    if (isHex) this.#place += 6
    else if (character !== '' && ESCAPED.includes(character)) this.#place += 2
    else this.#fail('no-json')
  }

  /** A number, or one of the three words. */
  #plain(): void {
    const word = WORDS.find((each) => this.#text.startsWith(each, this.#place))
    const length = word?.length ?? this.#lengthOf(NUMBER, this.#place)
    if (length === 0) this.#fail('no-json')
    this.#place += length
  }

  #lengthOf(pattern: RegExp, place: number): number {
    pattern.lastIndex = place
    return pattern.exec(this.#text)?.[0].length ?? 0
  }
}
