import { expect, test } from 'vitest'
import { Stopped } from '../src/stopped.ts'
import { until, type Watched } from '../src/until.ts'

/** A number that can be watched and counted up. */
class Counter implements Watched<number> {
  readonly #listeners = new Set<() => void>()
  #count = 0

  readonly getSnapshot = (): number => this.#count
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get watchers(): number {
    return this.#listeners.size
  }

  up(): void {
    this.#count += 1
    for (const listener of [...this.#listeners]) listener()
  }
}

const never = new AbortController().signal
const atLeast = (least: number) => (count: number) => (count >= least ? `${String(count)} is enough` : null)

test('answers at once when it can', async () => {
  const counter = new Counter()
  expect(await until(counter, atLeast(0), never)).toBe('0 is enough')
  expect(counter.watchers).toBe(0)
})

test('answers after the change that it waits for, and watches no longer', async () => {
  const counter = new Counter()
  const answer = until(counter, atLeast(2), never)
  counter.up()
  expect(counter.watchers).toBe(1)
  counter.up()
  expect(await answer).toBe('2 is enough')
  expect(counter.watchers).toBe(0)
})

test.each(['before', 'while'])('stops when it is told to %s it waits', async (moment) => {
  const counter = new Counter()
  const stop = new AbortController()
  if (moment === 'before') stop.abort()
  const answer = until(counter, atLeast(1), stop.signal)
  stop.abort()
  await expect(answer).rejects.toThrow(Stopped)
  expect(counter.watchers).toBe(0)
})

test('what goes wrong while looking is told to whoever waits, not to whoever changed something', async () => {
  const counter = new Counter()
  const answer = until(
    counter,
    (count) => {
      if (count === 1) throw new Error('no such place')
      return null
    },
    never,
  )
  expect(() => {
    counter.up()
  }).not.toThrow()
  await expect(answer).rejects.toThrow('no such place')
  expect(counter.watchers).toBe(0)
})
