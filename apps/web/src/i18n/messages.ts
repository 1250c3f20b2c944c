import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import type { Locale } from '@skelly/site'
import { STAGE_MESSAGES, type StageMessages } from '@skelly/stage'
import { ERROR_TEXTS } from './error-texts.ts'

/** The shape of the texts: English names the keys, the other languages follow (test/i18n). */
export type Messages = typeof en & (typeof ERROR_TEXTS)['en'] & StageMessages

/** All texts by language. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  en: { ...STAGE_MESSAGES.en, ...ERROR_TEXTS.en, ...en },
  es: { ...STAGE_MESSAGES.es, ...ERROR_TEXTS.es, ...es },
}
