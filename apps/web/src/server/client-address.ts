import { BlockList, isIP, isIPv6 } from 'node:net'

/** Where addresses that a proxy forwards are believed from. */
export type Trusted = (address: string) => boolean

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** "::ffff:10.0.0.1" is 10.0.0.1 on a socket that speaks both. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The proxies that are trusted, from addresses and subnets: "10.0.0.0/8".
 * @throws when one of them is neither
 */
export const trustedAmong = (proxies: readonly string[]): Trusted => {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * Who a request comes from: the nearest address that is no trusted proxy. What others say in X-Forwarded-For counts
 * for nothing.
 * @param remote the other end of the connection
 */
export const clientAddress = (
  remote: string,
  forwardedFor: string | undefined,
  isTrusted: Trusted,
): string => {
  const hops = [...(forwardedFor ?? '').split(','), remote].map(plain).filter((hop) => isIP(hop) !== 0)
  return hops.findLast((hop) => !isTrusted(hop)) ?? plain(remote)
}
