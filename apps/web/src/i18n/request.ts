import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { MESSAGES } from './messages.ts'
import { LOCALE_COOKIE, localeFor } from '@skelly/site'

/** What next-intl asks for once for each request. */
export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()])
  const locale = localeFor(jar.get(LOCALE_COOKIE)?.value, head.get('accept-language'))
  return { locale, messages: MESSAGES[locale], timeZone: 'UTC' }
})
