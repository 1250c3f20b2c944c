import { Secret, TOTP } from 'otpauth'

/** What authenticator apps agree on (RFC 6238): HMAC-SHA-1, six digits, steps of 30 s. */
const PERIOD = 30_000
const [ISSUER, DIGITS, SECRET_BYTES] = ['Skelly desk', 6, 20]
/** Steps that clocks may be off by, and a code may be typed late. */
const WINDOW = 1

const CODE = new RegExp(`^\\d{${DIGITS}}$`)

/** 160 bits of chance as base32, as people can type it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What authenticator apps read from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret, digits: DIGITS }).toString()

/** The step of 30 s whose code this is, of the current one and its neighbours; null when it is none's. @param now epoch ms */
export const totpStepOf = (secret: string, code: string, now: number): number | null => {
  const token = code.replaceAll(/\s/g, '')
  if (!CODE.test(token)) return null
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ token, secret: key, digits: DIGITS, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / PERIOD) + delta
}
