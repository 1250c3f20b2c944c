import { expect, test } from 'vitest'
import { bringRedis, type Workshop } from '../src/bring-redis.ts'

const workshop = (isThere: boolean, canInstall: boolean): Workshop & { readonly asked: string[][] } => {
  let isFound = isThere
  const asked: string[][] = []
  return {
    asked,
    find: async () => (isFound ? '/usr/bin/redis-server' : undefined),
    install: async (choices) => {
      asked.push(...choices.map((names) => [...names]))
      isFound ||= canInstall
      return canInstall
    },
  }
}

test('what is there is taken, and nothing is installed', async () => {
  const there = workshop(true, true)
  expect(await bringRedis(true, there)).toBe('/usr/bin/redis-server')
  expect(there.asked).toEqual([])
})

test('a person’s machine is left as it is', async () => {
  const missing = workshop(false, true)
  expect(await bringRedis(false, missing)).toBeNull()
  expect(missing.asked).toEqual([])
})

test('in CI it is installed, and missed when that can not be done', async () => {
  const missing = workshop(false, true)
  expect(await bringRedis(true, missing)).toBe('/usr/bin/redis-server')
  expect(missing.asked).toEqual([['redis-server']])
  await expect(bringRedis(true, workshop(false, false))).rejects.toThrow('redis-server is needed')
})
