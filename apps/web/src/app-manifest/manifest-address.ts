import type { Locale } from '@skelly/site/locales'

/** Where the manifest is by which the site is installed, in a language. */
export const manifestAddress = (locale: Locale): string => `/manifest/${locale}`
