const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as text that an address may hold (RFC 4648, section 5, without padding). */
export const toBase64url = (bytes: readonly number[]): string => {
  const digits: string[] = []
  for (let place = 0; place < bytes.length; place += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(place, place + 3)
    const group = first * 65_536 + second * 256 + third
    const four = [18, 12, 6, 0].map((shift) => DIGITS.charAt((group >> shift) & 63))
    digits.push(...four.slice(0, Math.min(3, bytes.length - place) + 1))
  }
  return digits.join('')
}

/** The bytes that the text stands for, or null. */
export const fromBase64url = (text: string): readonly number[] | null => {
  const values = Array.from(text, (character) => DIGITS.indexOf(character))
  if (values.includes(-1) || values.length % 4 === 1) return null
  const bytes: number[] = []
  for (let place = 0; place < values.length; place += 4) {
    const [first = 0, second = 0, third = 0, fourth = 0] = values.slice(place, place + 4)
    const group = first * 262_144 + second * 4096 + third * 64 + fourth
    const three = [16, 8, 0].map((shift) => (group >> shift) & 255)
    bytes.push(...three.slice(0, Math.min(4, values.length - place) - 1))
  }
  return bytes
}
