import { shotIdOf, type ShotId } from '@skelly/engine'

/** 128 bits from the cryptographic generator; `crypto.randomUUID` is missing on plain http. */
export const makeShotId = (): ShotId => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const shotId = shotIdOf(text)
  if (shotId === null) throw new Error(`not a shot's id: ${text}`)
  return shotId
}
