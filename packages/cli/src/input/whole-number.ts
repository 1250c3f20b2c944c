/** A whole number in decimal digits that is at least so much, or null. */
export const wholeNumber = (text: string, least: number): number | null => {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return number >= least ? number : null
}
