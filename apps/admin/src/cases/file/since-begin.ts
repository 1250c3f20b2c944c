const PAD = { minutes: 2, seconds: 2, millis: 3 } as const

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** Time into a game at the millisecond: "02:07.045", with hours where there are any; "−" before it began. */
export const sinceBegin = (at: number, begin: number): string => {
  const passed = Math.abs(Math.round(at - begin))
  const hours = Math.floor(passed / 3_600_000)
  const minutes = padded(Math.floor(passed / 60_000) % 60, PAD.minutes)
  const seconds = padded(Math.floor(passed / 1_000) % 60, PAD.seconds)
  const sign = at < begin && passed > 0 ? '−' : ''
  return `${sign}${hours > 0 ? `${String(hours)}:` : ''}${minutes}:${seconds}.${padded(passed % 1_000, PAD.millis)}`
}
