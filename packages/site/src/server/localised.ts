import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { LOCALE_COOKIE, localeFor, type Locale } from '../i18n/locales.ts'

/** What next-intl asks for once for each request: the visitor's language, and its texts. */
export const localised = <Messages extends Record<string, unknown>>(
  messages: Readonly<Record<Locale, Messages>>,
): ReturnType<typeof getRequestConfig> =>
  getRequestConfig(async () => {
    const [jar, head] = await Promise.all([cookies(), headers()])
    const locale = localeFor(jar.get(LOCALE_COOKIE)?.value, head.get('accept-language'))
    return { locale, messages: messages[locale], timeZone: 'UTC' }
  })
