import type { StageMessages } from '../i18n/stage-messages.ts'

/** A sentence to be said: the key of its text and what is put into it. */
export interface Phrase {
  readonly key: keyof StageMessages['ruling']
  readonly values?: Readonly<Record<string, string | number>>
}

/** Turns a phrase into the visitor's language: `useTranslations('ruling')` is one. */
export type Say = (key: Phrase['key'], values?: Record<string, string | number>) => string

export const sayPhrase = (say: Say, { key, values }: Phrase): string => say(key, { ...values })
