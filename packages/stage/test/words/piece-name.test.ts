import type { PieceLook } from '@skelly/court-view'
import { streetCourt } from '@skelly/engine'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { STAGE_MESSAGES } from '../../src/i18n/stage-messages.ts'
import { pieceName } from '../../src/words/piece-name.ts'
import { pieceAt, sayIn } from '../described/table.ts'

const courtWords = {
  en: createTranslator({ locale: 'en', messages: STAGE_MESSAGES.en, namespace: 'court' }),
  es: createTranslator({ locale: 'es', messages: STAGE_MESSAGES.es, namespace: 'court' }),
}

interface Named {
  readonly language: 'en' | 'es'
  readonly label: string
  readonly look: PieceLook
  readonly words: string
}

test.each<Named>([
  { language: 'en', label: 'You', look: 'normal', words: 'Your cap, roof tar, in START' },
  { language: 'en', label: 'Ana', look: 'stuck', words: 'Ana’s cap, roof tar, stuck in START' },
  { language: 'en', label: 'Ana', look: 'faded', words: 'Ana’s cap, roof tar, out, in START' },
  { language: 'en', label: 'Your best run', look: 'ghost', words: 'Your best run: roof tar, in START' },
  { language: 'es', label: 'Tú', look: 'normal', words: 'Tu chapa, roof tar, en START' },
  { language: 'es', label: 'Ana', look: 'stuck', words: 'Chapa de Ana, roof tar, atrapada en START' },
])('$label, $look, in $language: $words', ({ label, language, look, words }) => {
  const piece = { ...pieceAt(label, { x: 90, y: 1190 }), look }
  const named = { piece, fill: 'roof tar', court: streetCourt }
  expect(pieceName(named, courtWords[language], sayIn(language))).toBe(words)
})
