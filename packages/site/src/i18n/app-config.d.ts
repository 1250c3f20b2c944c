import type { Locale } from './locales.ts'

/** What every site has texts for, beside its own. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
  }
}
