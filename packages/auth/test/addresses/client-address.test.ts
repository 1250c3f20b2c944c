import { expect, test } from 'vitest'
import { clientAddress } from '../../src/addresses/client-address.ts'
import { trustedAmong } from '../../src/addresses/trusted-among.ts'

test.each([
  { says: 'straight', remote: '203.0.113.7', forwarded: undefined, trusted: [], address: '203.0.113.7' },
  {
    says: 'a claim that nobody we trust makes',
    remote: '203.0.113.7',
    forwarded: '198.51.100.1',
    trusted: [],
    address: '203.0.113.7',
  },
  {
    says: 'through our proxy',
    remote: '10.0.0.2',
    forwarded: '198.51.100.1',
    trusted: ['10.0.0.2'],
    address: '198.51.100.1',
  },
  {
    says: 'through our proxies',
    remote: '10.0.0.2',
    forwarded: '198.51.100.1, 10.0.0.9',
    trusted: ['10.0.0.0/8'],
    address: '198.51.100.1',
  },
  {
    says: 'a claim before our proxy',
    remote: '10.0.0.2',
    forwarded: '1.2.3.4, 198.51.100.1',
    trusted: ['10.0.0.0/8'],
    address: '198.51.100.1',
  },
  {
    says: 'IPv4 in IPv6',
    remote: '::ffff:10.0.0.2',
    forwarded: '2001:db8::1',
    trusted: ['10.0.0.2'],
    address: '2001:db8::1',
  },
  {
    says: 'from within',
    remote: '10.0.0.2',
    forwarded: undefined,
    trusted: ['10.0.0.2'],
    address: '10.0.0.2',
  },
  {
    says: 'from within, through our proxies',
    remote: '10.0.0.2',
    forwarded: '10.0.0.7, 10.0.0.9',
    trusted: ['10.0.0.0/8'],
    address: '10.0.0.7',
  },
  {
    says: 'a proxy that says the port',
    remote: '10.0.0.2',
    forwarded: '6.6.6.6, 198.51.100.1:5678',
    trusted: ['10.0.0.2'],
    address: '198.51.100.1',
  },
  {
    says: 'IPv6 with its port',
    remote: '::1',
    forwarded: '[2001:db8::7]:443',
    trusted: ['::1'],
    address: '2001:db8::7',
  },
  { says: 'a word', remote: '10.0.0.2', forwarded: 'unknown', trusted: ['10.0.0.2'], address: '10.0.0.2' },
  {
    says: 'a claim before a word',
    remote: '10.0.0.2',
    forwarded: '6.6.6.6, unknown',
    trusted: ['10.0.0.2'],
    address: '10.0.0.2',
  },
  { says: 'no address at all', remote: undefined, forwarded: '6.6.6.6', trusted: [], address: '' },
])('$says: $address', ({ remote, forwarded, trusted, address }) => {
  expect(clientAddress({ remoteAddress: remote, forwardedFor: forwarded }, trustedAmong(trusted))).toBe(
    address,
  )
})

test('a proxy that is no address stops the process at its start', () => {
  expect(() => trustedAmong(['proxy.example.org'])).toThrow()
})
