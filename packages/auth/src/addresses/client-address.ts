import { isIP } from 'node:net'
import type { Trusted } from './trusted-among.ts'

/** A request as far as its sender's address goes. */
export interface Sender {
  /** The other end of the connection. */
  readonly remoteAddress: string | undefined
  /** X-Forwarded-For, as it came. */
  readonly forwardedFor: string | undefined
}

/** As some proxies write it, with the port that nobody is known by. */
const WITH_PORT = /^(?:\[(?<bare>[^\]]+)\]|(?<dotted>[\d.]+))(?::\d+)?$/
/** IPv4 written as IPv6, as dual sockets report it. */
const AS_IPV6 = /^::ffff:(?=\d+\.)/i

/** The address of a hop; null for what is none. */
const addressOf = (hop: string): string | null => {
  const { bare, dotted } = WITH_PORT.exec(hop.trim())?.groups ?? {}
  const plain = (bare ?? dotted ?? hop.trim()).replace(AS_IPV6, '')
  return isIP(plain) === 0 ? null : plain
}

/**
 * Where a request comes from: from the connection backwards, the first address that is no trusted proxy. What an
 * untrusted one forwards counts for nothing, nor does anything that stands behind what is no address. Empty when the
 * connection has no address either.
 */
export const clientAddress = ({ remoteAddress, forwardedFor }: Sender, isTrusted: Trusted): string => {
  const forwarded = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
  let nearest = ''
  for (const hop of [...forwarded, remoteAddress ?? ''].toReversed()) {
    const address = addressOf(hop)
    if (address === null) break
    nearest = address
    if (!isTrusted(address)) break
  }
  return nearest
}
