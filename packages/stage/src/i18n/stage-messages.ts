import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }

/** The shape of the texts: English names the keys, the other languages follow. */
export type StageMessages = typeof en

/** What a game is told in, by language: an app puts its own texts beside them. */
export const STAGE_MESSAGES: Readonly<Record<'en' | 'es', StageMessages>> = { en, es }
