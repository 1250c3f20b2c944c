import { expect, test } from 'vitest'
import { sessionCookies } from '../../src/sessions/session-cookies.ts'

test('on https every cookie is bound to the host and kept from scripts', () => {
  for (const { name, options } of Object.values({ ...sessionCookies(true) })) {
    expect(name).toMatch(/^__Host-skelly\./)
    expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' })
    expect(options).not.toHaveProperty('domain')
  }
})

test('on plain http, for development, the names are our own too', () => {
  const cookies = sessionCookies(false)
  expect(cookies.sessionToken).toMatchObject({
    name: 'skelly.session',
    options: { secure: false, httpOnly: true },
  })
  expect(new Set(Object.values({ ...cookies }).map(({ name }) => name)).size).toBe(6)
})
