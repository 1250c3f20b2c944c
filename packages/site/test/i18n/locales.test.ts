import { expect, test } from 'vitest'
import { localeFor } from '../../src/i18n/locales.ts'

test.each([
  { chosen: undefined, header: null, locale: 'en' },
  { chosen: undefined, header: 'de-DE,de;q=0.9', locale: 'en' },
  { chosen: undefined, header: 'es-MX,es;q=0.9,en;q=0.8', locale: 'es' },
  { chosen: undefined, header: 'fr, en;q=0.3, es;q=0.7', locale: 'es' },
  { chosen: 'es', header: 'en', locale: 'es' },
  { chosen: 'xx', header: 'es', locale: 'es' },
])('chosen $chosen, browser $header: $locale', ({ chosen, header, locale }) => {
  expect(localeFor(chosen, header)).toBe(locale)
})
