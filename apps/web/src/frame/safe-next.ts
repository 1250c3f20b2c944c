import { paths } from './paths.ts'

const HERE = 'https://here.invalid'

/** Where to go after signing in: a path of this site and nowhere else, whatever the address says. */
export const safeNext = (wished: string | readonly string[] | undefined): string => {
  if (typeof wished !== 'string' || !wished.startsWith('/')) return paths.home
  const base = new URL(HERE)
  if (!URL.canParse(wished, base)) return paths.home
  const { origin, pathname, search } = new URL(wished, base)
  // "//elsewhere" and "/\elsewhere" begin with a slash, too, and lead away.
  return origin === HERE ? `${pathname}${search}` : paths.home
}
