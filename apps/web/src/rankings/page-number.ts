const LAST = 100_000

/** The page that an address asks for, counted from 1; the first when it asks for none. */
export const pageNumber = (text: string | readonly string[] | undefined): number => {
  const page = typeof text === 'string' ? Number(text) : 1
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}
