import { LOCALE_COOKIE, type Locale } from './locales.ts'

const A_YEAR = 31_536_000

/** Lets the server speak this language to this browser from the next page on. */
export const rememberLocale = (locale: Locale): void => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${String(A_YEAR)}; samesite=lax`
}
