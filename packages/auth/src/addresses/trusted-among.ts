import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether what this address forwards is believed. */
export type Trusted = (address: string) => boolean

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

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
