/**
 * Reads what a `ByteWriter` wrote. Past the end, where a list claims more than there is left, and where a number is
 * written otherwise than a `ByteWriter` does, it gives zeros and empty lists and has a `fault`: whoever reads asks
 * once, when all is read.
 */
export class ByteReader {
  readonly #bytes: readonly number[]
  #place = 0
  #fault: number | null = null

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes
  }

  /** The byte, counted from 0, at which something is missing, wrong or left over; null where all is well. */
  get fault(): number | null {
    return this.#fault ?? (this.#place === this.#bytes.length ? null : this.#place)
  }

  count(): number {
    let value = 0
    let unit = 1
    for (let byte = this.#next(); ; byte = this.#next()) {
      value += (byte % 128) * unit
      // A last byte of nothing is a longer way to write what is written already.
      if (byte === 0 && unit > 1) this.#fail()
      if (byte < 128) break
      unit *= 128
      if (unit > Number.MAX_SAFE_INTEGER) this.#fail()
      if (this.#fault !== null) break
    }
    if (value > Number.MAX_SAFE_INTEGER) this.#fail()
    return this.#fault === null ? value : 0
  }

  whole(): number {
    const count = this.count()
    return count % 2 === 1 ? -(count + 1) / 2 : count / 2
  }

  text(): string {
    return this.list(() => this.#character()).join('')
  }

  digits(length: number): string {
    const bytes = Array.from({ length: length / 2 }, () => this.#next())
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  list<Value>(read: () => Value): readonly Value[] {
    const length = this.count()
    // Everything takes a byte at least, so a longer list is a lie that would only cost memory.
    if (length > this.#bytes.length - this.#place) this.#fail()
    const values: Value[] = []
    while (this.#fault === null && values.length < length) values.push(read())
    return values
  }

  orNull<Value>(read: () => Value): Value | null {
    const given = this.count()
    if (given > 1) this.#fail()
    return given === 0 ? null : read()
  }

  #character(): string {
    const point = this.count()
    if (point > 0x10ffff) this.#fail()
    return point > 0x10ffff ? '' : String.fromCodePoint(point)
  }

  #fail(): void {
    this.#fault ??= Math.max(0, this.#place - 1)
  }

  #next(): number {
    const byte = this.#bytes[this.#place]
    this.#place += 1
    if (byte === undefined) this.#fail()
    return byte ?? 0
  }
}
