import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../src/headers/content-security-policy.ts'

const parts = { nonce: 'abc', gameAddress: 'http://localhost:3102/x', secure: false, development: false }
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? ''

test('scripts run by the nonce only', () => {
  const scripts = directive(contentSecurityPolicy(parts), 'script-src')
  expect(scripts).toContain(`'nonce-abc'`)
  expect(scripts).not.toContain('unsafe')
})

test('the game server is reached by http and by socket, and nobody else', () => {
  expect(directive(contentSecurityPolicy(parts), 'connect-src')).toBe(
    `connect-src 'self' http://localhost:3102 ws://localhost:3102`,
  )
})

test('a secure site asks for secure sockets', () => {
  const policy = contentSecurityPolicy({ ...parts, gameAddress: 'https://game.example', secure: true })
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' https://game.example wss://game.example`)
  expect(policy).toContain('upgrade-insecure-requests')
})

test('where no page talks to the game server, nothing but the site itself is connected to', () => {
  const policy = contentSecurityPolicy({ ...parts, gameAddress: null })
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self'`)
})
