import type { LineStatus } from '@skelly/game-client'
import { describe, expect, test } from 'vitest'
import { agreeOnRematch, type AfterGame } from '../src/agree-on-rematch.ts'
import { Stopped } from '../src/stopped.ts'

/** A game that is over, as its client sees it. */
class Over implements AfterGame {
  wishes: readonly boolean[] = []
  #snapshot: ReturnType<AfterGame['getSnapshot']> = { nextMatchId: null, status: { kind: 'live' } }
  readonly #listeners = new Set<() => void>()

  readonly getSnapshot = (): ReturnType<AfterGame['getSnapshot']> => this.#snapshot
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  wishRematch(wish: boolean): void {
    this.wishes = [...this.wishes, wish]
  }

  become(nextMatchId: string | null, status: LineStatus): void {
    this.#snapshot = { nextMatchId, status }
    for (const listener of this.#listeners) listener()
  }
}

const never = new AbortController().signal

describe('wishing for a rematch', () => {
  test('the others want one, too', async () => {
    const over = new Over()
    const agreed = agreeOnRematch(over, never)
    over.become('next', { kind: 'live' })
    expect(await agreed).toBe('next')
    expect(over.wishes).toEqual([true])
  })

  test('the table closes', async () => {
    const over = new Over()
    const agreed = agreeOnRematch(over, never)
    over.become(null, { kind: 'reconnecting', attempt: 1, why: 'line' })
    over.become(null, { kind: 'over' })
    expect(await agreed).toBe(null)
  })

  test('nobody answers', async () => {
    expect(await agreeOnRematch(new Over(), never, 5)).toBe(null)
  })

  test('stopped meanwhile', async () => {
    const stop = new AbortController()
    const agreed = agreeOnRematch(new Over(), stop.signal)
    stop.abort()
    await expect(agreed).rejects.toThrow(Stopped)
  })
})
