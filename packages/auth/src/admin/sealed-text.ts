import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The form of what is sealed; another gets another letter. */
const FORM = 'a'
const [ALGORITHM, KEY_BYTES, NONCE_BYTES, TAG_BYTES] = ['aes-256-gcm', 32, 12, 16] as const

/**
 * Text that only who has the secret reads or makes, by AES-256-GCM.
 * @param place what it is for: it opens for nothing else
 */
export const seal = (secret: string, place: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${FORM}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** What was sealed; null when it was sealed with another secret, for another place, or not at all. */
export const unseal = (secret: string, place: string, sealed: string): string | null => {
  const [form, body = ''] = sealed.split('.', 2)
  const bytes = Buffer.from(body, 'base64url')
  const textAt = NONCE_BYTES + TAG_BYTES
  if (form !== FORM || bytes.length < textAt) return null
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, textAt))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8')
  } catch {
    // the tag does not fit
    return null
  }
}

/** The secret has all its chance already: no slow derivation is needed. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'skelly desk, sealed text', KEY_BYTES))
