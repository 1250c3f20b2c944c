import { expect, test } from 'vitest'
import { clientAddress, trustedAmong } from '../../src/server/client-address.ts'

test.each([
  { proxies: [], remote: '203.0.113.5', forwarded: undefined, client: '203.0.113.5' },
  { proxies: [], remote: '203.0.113.5', forwarded: '198.51.100.1', client: '203.0.113.5' },
  { proxies: [], remote: '::ffff:127.0.0.1', forwarded: undefined, client: '127.0.0.1' },
  { proxies: ['10.0.0.0/8'], remote: '10.1.2.3', forwarded: '198.51.100.1', client: '198.51.100.1' },
  {
    proxies: ['10.0.0.0/8'],
    remote: '10.1.2.3',
    forwarded: '6.6.6.6, 198.51.100.1, 10.9.9.9',
    client: '198.51.100.1',
  },
  { proxies: ['10.0.0.0/8'], remote: '203.0.113.5', forwarded: '198.51.100.1', client: '203.0.113.5' },
  { proxies: ['::1'], remote: '::1', forwarded: '2001:db8::7', client: '2001:db8::7' },
  { proxies: ['::1'], remote: '::1', forwarded: 'nonsense', client: '::1' },
])('trusting $proxies, $forwarded from $remote is $client', ({ proxies, remote, forwarded, client }) => {
  expect(clientAddress(remote, forwarded, trustedAmong(proxies))).toBe(client)
})
