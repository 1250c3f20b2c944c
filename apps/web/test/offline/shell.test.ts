import { expect, test } from 'vitest'
import { SHELL_HEADER, SHELLS, shellAddress, shellAt, shellRequest } from '../../src/offline/shell.ts'

const SITE = 'https://skelly.example'

test('each page to keep has an address of its own, in each language, which leads back to it', () => {
  const addresses = SHELLS.map(shellAddress)
  expect(new Set(addresses).size).toBe(SHELLS.length)
  expect(addresses).toContain('/play/solo?shell=es')
  for (const shell of SHELLS) expect(shellAt(new URL(shellAddress(shell), SITE))).toEqual(shell)
})

test.each(['/', '/play/solo', '/play/solo?shell=fr', '/_next/static/chunks/a.js', '/levels/1?v=0'])(
  '%s is the address of none',
  (address) => {
    expect(shellAt(new URL(address, SITE))).toBeNull()
  },
)

test('a page to keep is asked for as nobody, in its language', () => {
  const request = shellRequest(SITE, { page: '/rules', locale: 'es' })
  expect(request.url).toBe(`${SITE}/rules`)
  expect(request.credentials).toBe('omit')
  expect(request.headers.get('accept-language')).toBe('es')
  expect(request.headers.get(SHELL_HEADER)).toBe('1')
})
