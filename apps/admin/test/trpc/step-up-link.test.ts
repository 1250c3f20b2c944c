import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AdminRouter } from '@skelly/api/admin'
import { expect, test } from 'vitest'
import { stepUpLink } from '../../src/trpc/step-up-link.ts'

/** Answers with these words in turn: '' is well, others are refusals. */
const answering = (words: readonly string[], calls: { count: number }): TRPCLink<AdminRouter> => {
  return () => () =>
    observable((observer) => {
      const word = words[calls.count] ?? ''
      calls.count += 1
      if (word === '') {
        observer.next({ result: { type: 'data', data: null } })
        observer.complete()
      } else observer.error(TRPCClientError.from(new Error(word)))
    })
}

const doorWith = (words: readonly string[], isShown: boolean) => {
  const calls = { count: 0 }
  const seen = { asked: 0, over: 0 }
  const stepUp = (): Promise<boolean> => {
    seen.asked += 1
    return Promise.resolve(isShown)
  }
  const onOver = (): void => {
    seen.over += 1
  }
  const client = createTRPCClient<AdminRouter>({
    links: [stepUpLink({ stepUp, onOver }), answering(words, calls)],
  })
  return { seen, calls, ask: () => client.me.own.query() }
}

test('what wants a step-up first is asked again after it', async () => {
  const { ask, calls, seen } = doorWith(['step-up-first', ''], true)
  await expect(ask()).resolves.toBe(null)
  expect([calls.count, seen.asked]).toEqual([2, 1])
})

test('whoever thinks better of it gets the refusal', async () => {
  const { ask, calls } = doorWith(['step-up-first'], false)
  await expect(ask()).rejects.toThrow('step-up-first')
  expect(calls.count).toBe(1)
})

test('it is asked once: a second refusal stands', async () => {
  const { ask, seen } = doorWith(['step-up-first', 'step-up-first'], true)
  await expect(ask()).rejects.toThrow('step-up-first')
  expect(seen.asked).toBe(1)
})

test('a session that is over is told, and nothing else is', async () => {
  const over = doorWith(['not-signed-in'], true)
  await expect(over.ask()).rejects.toThrow('not-signed-in')
  expect(over.seen).toEqual({ asked: 0, over: 1 })
  const other = doorWith(['no-such-case'], true)
  await expect(other.ask()).rejects.toThrow('no-such-case')
  expect(other.seen).toEqual({ asked: 0, over: 0 })
})
