/** The shot that an address names, from 1; null where it names none. */
export const shotIn = (text: string | readonly string[] | undefined): number | null => {
  const shot = typeof text === 'string' ? Number(text) : Number.NaN
  return Number.isInteger(shot) && shot > 0 ? shot : null
}
