/**
 * Reads what a `ByteWriter` wrote. Past the end, or where a list claims more than there is left, it gives zeros and
 * empty lists and has `failed`: whoever reads asks once, when all is read.
 */
export class ByteReader {
  readonly #bytes: readonly number[]
  #place = 0
  #failed = false

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes
  }

  /** Whether something was missing or something is left over. */
  get failed(): boolean {
    return this.#failed || this.#place !== this.#bytes.length
  }

  count(): number {
    let value = 0
    let unit = 1
    for (let byte = this.#next(); ; byte = this.#next()) {
      value += (byte % 128) * unit
      if (byte < 128) break
      unit *= 128
      if (unit > Number.MAX_SAFE_INTEGER) this.#failed = true
      if (this.#failed) break
    }
    return this.#failed ? 0 : value
  }

  whole(): number {
    const count = this.count()
    return count % 2 === 1 ? -(count + 1) / 2 : count / 2
  }

  text(): string {
    const points = this.list(() => this.count())
    const arePoints = points.every((point) => point <= 0x10ffff)
    if (!arePoints) this.#failed = true
    return arePoints ? points.map((point) => String.fromCodePoint(point)).join('') : ''
  }

  digits(length: number): string {
    const bytes = Array.from({ length: length / 2 }, () => this.#next())
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  list<Value>(read: () => Value): readonly Value[] {
    const length = this.count()
    // Everything takes a byte at least, so a longer list is a lie that would only cost memory.
    if (length > this.#bytes.length - this.#place) this.#failed = true
    return this.#failed ? [] : Array.from({ length }, read)
  }

  orNull<Value>(read: () => Value): Value | null {
    return this.count() === 0 ? null : read()
  }

  #next(): number {
    const byte = this.#bytes[this.#place]
    if (byte === undefined) this.#failed = true
    this.#place += 1
    return byte ?? 0
  }
}
