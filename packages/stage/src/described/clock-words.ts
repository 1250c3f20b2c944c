import type { SayWords } from './words.ts'

const MINUTES_AN_HOUR = 60

/** A direction in words: "2 o'clock", "half past 2", "2:07". `minutes` as of `clockDirection`. */
export const clockWords = (minutes: number, say: SayWords): string => {
  const hour = Math.floor(minutes / MINUTES_AN_HOUR) || 12
  const rest = minutes % MINUTES_AN_HOUR
  if (rest === 0) return say('clockHour', { hour })
  if (rest === MINUTES_AN_HOUR / 2) return say('clockHalf', { hour })
  return say('clockMinutes', { hour, minutes: String(rest).padStart(2, '0') })
}
