import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { digestOf } from '../links/link-token.ts'

/** 80 bits a code are 16 letters and digits of base32. */
const [COUNT, BYTES, GROUP] = [10, 10, 4]

/** Ten codes that stand in for a lost authenticator, as they are shown once, in groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: COUNT }, () => {
    const { base32 } = Secret.fromHex(randomBytes(BYTES).toString('hex'))
    return (base32.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
  })

/** What is stored of one, however it is typed: 80 bits of chance need nothing slower than SHA-256. */
export const recoveryDigest = (code: string): string =>
  digestOf(
    code
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, ''),
  )
