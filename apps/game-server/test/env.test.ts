import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

const LEAST = {
  ...process.env,
  DATABASE_URL: 'postgres://localhost/skelly',
  SKELLY_TICKET_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  SKELLY_STAGE: 'test',
}

test('the least that has to be said', () => {
  expect(readEnv({ ...LEAST, SKELLY_STAGE: undefined })).toMatchObject({
    stage: 'development',
    port: 3102,
    webOrigins: [],
    fault: null,
    redisUrl: null,
    publicAddress: null,
  })
})

test('what several processes need; what is set to nothing is not set', () => {
  const several = { REDIS_URL: 'redis://localhost', SKELLY_GAME_PUBLIC_ADDRESS: 'game1.test' }
  expect(readEnv({ ...LEAST, ...several })).toMatchObject({
    redisUrl: 'redis://localhost',
    publicAddress: 'game1.test',
  })
  expect(readEnv({ ...LEAST, REDIS_URL: '' }).redisUrl).toBeNull()
})

test.each([
  { says: 'as it comes', set: undefined, most: 8 },
  { says: 'set to nothing', set: '', most: 8 },
  { says: 'more', set: '40', most: 40 },
])('sockets an address, $says: $most', ({ set, most }) => {
  const env = { ...LEAST, SKELLY_SOCKETS_AN_ADDRESS: set }
  expect(readEnv(env).policy.socketsAnAddress).toBe(most)
})

test('lists, a shortened policy and a fault', () => {
  const env = readEnv({
    ...LEAST,
    SKELLY_WEB_ORIGINS: 'http://a.test, http://b.test',
    SKELLY_POLICY: '{"silence":5000}',
    SKELLY_FAULT: 'kill-after-commit:3',
  })
  expect(env.webOrigins).toEqual(['http://a.test', 'http://b.test'])
  expect(env.policy.silence).toBe(5_000)
  expect(env.fault).toEqual({ moment: 'after-commit', nth: 3 })
})

test.each([
  { says: 'no database', change: { DATABASE_URL: undefined } },
  { says: 'an empty secret', change: { SKELLY_TICKET_SECRET: '' } },
  {
    says: 'a short secret in production',
    change: { SKELLY_STAGE: 'production', SKELLY_TICKET_SECRET: 'short' },
  },
  { says: 'no sockets at all', change: { SKELLY_SOCKETS_AN_ADDRESS: '0' } },
  { says: 'a number of sockets that is none', change: { SKELLY_SOCKETS_AN_ADDRESS: 'many' } },
  { says: 'a port that is none', change: { SKELLY_GAME_PORT: '70000' } },
  {
    says: 'a fault outside of tests',
    change: { SKELLY_STAGE: 'development', SKELLY_FAULT: 'kill-after-commit:3' },
  },
  { says: 'a fault that does not read', change: { SKELLY_FAULT: 'kill' } },
  {
    says: 'a shortened policy in production',
    change: { SKELLY_STAGE: 'production', SKELLY_POLICY: '{"silence":1}' },
  },
  { says: 'a policy that is not one', change: { SKELLY_POLICY: '{"cheat":1}' } },
])('refuses $says', ({ change }) => {
  expect(() => readEnv({ ...LEAST, ...change })).toThrow()
})
