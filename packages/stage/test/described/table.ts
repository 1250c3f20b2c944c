import { createTranslator } from 'next-intl'
import type { Piece } from '@skelly/court-view'
import { CAP_RADIUS, type Point } from '@skelly/engine'
import { STAGE_MESSAGES } from '../../src/i18n/stage-messages.ts'
import type { SayWords } from '../../src/described/words.ts'

const translators = {
  en: createTranslator({ locale: 'en', messages: STAGE_MESSAGES.en, namespace: 'described' }),
  es: createTranslator({ locale: 'es', messages: STAGE_MESSAGES.es, namespace: 'described' }),
}

export const sayIn =
  (language: 'en' | 'es'): SayWords =>
  (key, values) =>
    translators[language](key, values)

export const say = sayIn('en')

export const pieceAt = (id: string, at: Point): Piece => ({
  id,
  label: id,
  fill: 'tar',
  colour: 0,
  at,
  radius: CAP_RADIUS,
  look: 'normal',
})
