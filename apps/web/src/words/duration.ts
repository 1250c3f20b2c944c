/** Whole seconds of a time in ms, counted up: 0 only when nothing is left. */
export const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

/** "0:07", "1:32": a time in ms that goes up. */
export const minutesAndSeconds = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
