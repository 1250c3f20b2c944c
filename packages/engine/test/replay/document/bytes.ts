/** From docs/replay-format.md alone: the bytes of a word for links, read one after the other. */
export class Bytes {
  readonly #bytes: readonly bigint[]
  #place = 0

  constructor(word: string) {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const bits = Array.from(word, (digit) => digits.indexOf(digit).toString(2).padStart(6, '0')).join('')
    this.#bytes = (bits.match(/.{8}/g) ?? []).map((byte) => BigInt(`0b${byte}`))
  }

  get isAtEnd(): boolean {
    return this.#place === this.#bytes.length
  }

  byte(): bigint {
    const byte = this.#bytes[this.#place]
    if (byte === undefined) throw new RangeError('the word is at its end')
    this.#place += 1
    return byte
  }

  count(): number {
    const byte = this.byte()
    return byte < 128n ? Number(byte) : Number(byte - 128n) + 128 * this.count()
  }

  signed(): number {
    const count = this.count()
    return count % 2 === 0 ? count / 2 : -(count + 1) / 2
  }

  list<Item>(item: () => Item): readonly Item[] {
    return Array.from({ length: this.count() }, item)
  }

  text(): string {
    return String.fromCodePoint(...this.list(() => this.count()))
  }

  digits(count: number): string {
    return Array.from({ length: count / 2 }, () => this.byte().toString(16).padStart(2, '0')).join('')
  }

  orNull<Value>(value: () => Value): Value | null {
    return this.count() === 0 ? null : value()
  }

  word(set: string): string | undefined {
    return set.split(' ')[this.count()]
  }
}
