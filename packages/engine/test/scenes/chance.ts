import { nextInt, streamOf, type Stream } from '../../src/index.ts'
import { seedNumbered } from '../../src/testing/index.ts'

/** Seeded chance for tests: the same name and number draw the same, on every machine. */
export class Chance {
  private stream: Stream

  constructor(name: string, number: number) {
    this.stream = streamOf(seedNumbered(number), name)
  }

  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number {
    const { value, stream } = nextInt(this.stream, most - least + 1)
    this.stream = stream
    return least + value
  }

  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)]
    if (value === undefined) throw new Error('one of nothing')
    return value
  }

  /** Whether something happens that does so `times` in `outOf`. */
  happens(times: number, outOf: number): boolean {
    return this.whole(1, outOf) <= times
  }
}
