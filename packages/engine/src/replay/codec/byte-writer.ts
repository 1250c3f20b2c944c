/** Gathers whole numbers and texts as bytes. Small numbers take little room. */
export class ByteWriter {
  readonly bytes: number[] = []

  /** A whole number from 0 to 2⁵³ − 1, seven bits a byte, the lowest first. */
  count(value: number): void {
    let rest = value
    while (rest >= 128) {
      this.bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    this.bytes.push(rest)
  }

  /** A whole number of either sign, of less than 2⁵²: the sign goes into the lowest bit. */
  whole(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** A text as its code points, their number first. */
  text(value: string): void {
    const points = Array.from(value, (character) => character.codePointAt(0) ?? 0)
    this.list(points, (point) => {
      this.count(point)
    })
  }

  /** Hexadecimal digits, two a byte; how many there are is known to the reader. */
  digits(value: string): void {
    for (let place = 0; place < value.length; place += 2) {
      this.bytes.push(Number.parseInt(value.slice(place, place + 2), 16))
    }
  }

  list<Value>(values: readonly Value[], write: (value: Value) => void): void {
    this.count(values.length)
    values.forEach(write)
  }

  /** Nothing as a 0, anything else after a 1. */
  orNull<Value>(value: Value | null, write: (value: Value) => void): void {
    this.count(value === null ? 0 : 1)
    if (value !== null) write(value)
  }
}
