/** A change of a rating as it is written: "+12", "−7", "±0". */
export const signed = (change: number): string => {
  if (change === 0) return '±0'
  return change > 0 ? `+${String(change)}` : `−${String(-change)}`
}
