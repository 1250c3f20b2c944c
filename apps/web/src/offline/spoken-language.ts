import { localeFor, type Locale } from '@skelly/site/locales'

/** Where pages tell the worker: it can read neither their cookies nor their storage. */
const SAID = 'skelly-said'
const LANGUAGE = '/said/language'

/** Lets pages without a connection speak this language; where nothing can be kept there are none. */
export const tellLanguage = async (locale: Locale): Promise<void> => {
  if (!('caches' in globalThis)) return
  const said = await caches.open(SAID)
  await said.put(LANGUAGE, new Response(locale))
}

/** The language of the last page, else the browser's. */
export const spokenLanguage = async (): Promise<Locale> => {
  const said = await (await caches.open(SAID)).match(LANGUAGE)
  return localeFor(await said?.text(), navigator.languages.join(','))
}
