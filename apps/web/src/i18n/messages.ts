import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import type { Locale } from '@skelly/site'

/** The shape of the texts: English names the keys, the other languages follow (test/i18n). */
export type Messages = typeof en

/** All texts by language. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { en, es }
