import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A secret that only the mail holds, and what is stored of it. */
export interface LinkToken {
  readonly token: string
  readonly digest: string
}

export const freshLinkToken = (): LinkToken => {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, digest: digestOf(token) }
}

/** SHA-256, 64 hexadecimal digits: the token has 256 bits of chance, so that nothing slower is needed. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
