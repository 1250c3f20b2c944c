import { BlockList, isIPv6 } from 'node:net'

/** A request as far as its sender's address goes. */
export interface Sender {
  readonly remoteAddress: string | undefined
  readonly forwardedFor: string | undefined
}

/**
 * Where a request comes from. What proxies say of it counts only when they are trusted: from the last hop
 * backwards, the first address that is none of ours.
 */
export const clientAddress = (
  { remoteAddress, forwardedFor }: Sender,
  trusted: readonly string[],
): string => {
  const ours = blockListOf(trusted)
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), remoteAddress ?? '']
    .filter((hop) => hop !== '')
    .map(plainAddress)
  return hops.findLast((hop) => !isOurs(ours, hop)) ?? hops[0] ?? ''
}

/** IPv4 written as IPv6, as dual sockets report it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:/i, '')

const isOurs = (ours: BlockList, address: string): boolean =>
  ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** @param trusted addresses, or networks such as 10.0.0.0/8 */
const blockListOf = (trusted: readonly string[]): BlockList => {
  const ours = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) ours.addAddress(address, family)
    else ours.addSubnet(address, Number(bits), family)
  }
  return ours
}
