import { expect, test } from 'vitest'
import { settingsFrom } from '../src/settings.ts'

test('without anything set, the usual ports and the checkout’s own data folder', () => {
  expect(settingsFrom({}, '/checkout')).toEqual({
    ports: { web: 3100, admin: 3101, game: 3102 },
    data: '/checkout/.data',
    database: { kind: 'own', port: 3103, folder: '/checkout/.data/postgres' },
  })
})

test('what is set outside takes over', () => {
  const env = {
    SKELLY_WEB_PORT: '1',
    SKELLY_GAME_PORT: '2',
    SKELLY_ADMIN_PORT: '3',
    SKELLY_DATA: '/data',
    DATABASE_URL: 'postgresql://there/it',
  }
  expect(settingsFrom(env, '/checkout')).toEqual({
    ports: { web: 1, admin: 3, game: 2 },
    data: '/data',
    database: { kind: 'elsewhere', url: 'postgresql://there/it', ownerUrl: null },
  })
})

test('a database elsewhere may have an owner beside whom the services come as', () => {
  const env = { DATABASE_URL: 'postgresql://services@there/it', DATABASE_OWNER_URL: 'postgresql://there/it' }
  expect(settingsFrom(env, '/checkout').database).toEqual({
    kind: 'elsewhere',
    url: 'postgresql://services@there/it',
    ownerUrl: 'postgresql://there/it',
  })
})

test.each(['0', '65536', '80.5', 'http', ''])('%j is no port', (text) => {
  expect(() => settingsFrom({ SKELLY_GAME_PORT: text }, '/checkout')).toThrow(
    `SKELLY_GAME_PORT=${text} is no port`,
  )
})
