const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(DIGITS, (digit, value) => [digit, value]))

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

/** The bytes that the text stands for, or null: also where bits are set in its last digit that no byte takes. */
export const fromBase64url = (text: string): readonly number[] | null => {
  if (text.length % 4 === 1) return null
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const character of text) {
    const value = VALUES.get(character)
    if (value === undefined) return null
    held = held * 64 + value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push(held >> bits)
      held &= (1 << bits) - 1
    }
  }
  return held === 0 ? bytes : null
}
