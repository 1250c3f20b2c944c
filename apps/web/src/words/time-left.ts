const DAY = 86_400_000

export interface TimeLeft {
  readonly days: number
  /** "23:59:07", "1:00:00" or "0:42": hours are left out where there are none, and no day. */
  readonly clock: string
}

/** A time in ms that goes down, whole seconds counted up: nothing is left only when it is over. */
export const timeLeft = (milliseconds: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const days = Math.floor((seconds * 1000) / DAY)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const twoDigits = (number: number): string => String(number).padStart(2, '0')
  const rest = `${hours === 0 && days === 0 ? String(minutes) : twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return { days, clock: hours === 0 && days === 0 ? rest : `${String(hours)}:${rest}` }
}
