import { expect, test } from 'vitest'
import { networkOf } from '../../src/addresses/network-of.ts'

test.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:1:2::ffff', network: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'unknown', network: 'unknown' },
])('$address is counted as $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network)
})
