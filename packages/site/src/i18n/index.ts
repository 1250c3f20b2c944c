export { localeFor, LOCALES, type Locale } from './locales.ts'
