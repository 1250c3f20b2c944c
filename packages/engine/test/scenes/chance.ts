import { drawFrom, seedNumbered, type Draw } from '../../src/testing/index.ts'

/** Seeded chance for tests: the same name and number draw the same, on every machine. */
export class Chance {
  private readonly draw: Draw

  constructor(name: string, number: number) {
    this.draw = drawFrom(seedNumbered(number), name)
  }

  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number {
    return least + this.draw(most - least + 1)
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
