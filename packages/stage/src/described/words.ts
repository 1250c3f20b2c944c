import type { StageMessages } from '../i18n/stage-messages.ts'

/** A text of the table in words. */
export type WordKey = keyof StageMessages['described']

/** Says one in the visitor's language: `useTranslations('described')` is one. */
export type SayWords = (key: WordKey, values?: Record<string, string | number>) => string
