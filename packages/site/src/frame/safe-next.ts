const HOME = '/'
const HERE = 'https://here.invalid'

/** Where to go after signing in: a path of this site and nowhere else, whatever the address says. */
export const safeNext = (wished: string | readonly string[] | undefined): string => {
  if (typeof wished !== 'string' || !wished.startsWith('/')) return HOME
  const base = new URL(HERE)
  if (!URL.canParse(wished, base)) return HOME
  const { origin, pathname, search } = new URL(wished, base)
  // "//elsewhere" and "/\elsewhere" begin with a slash, too, and lead away.
  return origin === HERE ? `${pathname}${search}` : HOME
}
