import { expect, test } from 'vitest'
import { OneAtATime } from '../../src/host/one-at-a-time.ts'

test('nothing begins before what was asked for earlier has ended, also when that failed', async () => {
  const line = new OneAtATime()
  const seen: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 20 : 1))
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  const outcomes = Promise.allSettled([line.run(work('a', true)), line.run(work('b'))])
  await line.idle()
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
