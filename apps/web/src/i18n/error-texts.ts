import en from '../../messages/errors.en.json' with { type: 'json' }
import es from '../../messages/errors.es.json' with { type: 'json' }
import type { Locale } from '@skelly/site'

/** What a page says that broke. Apart from all other texts: every page brings it along, in every language. */
export const ERROR_TEXTS: Readonly<Record<Locale, typeof en>> = { en, es }
