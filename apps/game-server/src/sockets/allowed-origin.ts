/**
 * Whether a request may come from where it says. Browsers always say; what has no origin is no browser, and
 * its ticket has to speak for it.
 */
export const isAllowedOrigin = (origin: string | null | undefined, allowed: readonly string[]): boolean =>
  origin === null || origin === undefined || allowed.includes(origin)
