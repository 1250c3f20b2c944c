import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Of the eight groups of an IPv6 address, those that one household is given as a whole. */
const NETWORK_GROUPS = 4

/** What every limit by address is counted by: an IPv4 address as it is, of an IPv6 address its first 64 bits. */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const { hostname } = new URL(`http://[${plain}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`
}
