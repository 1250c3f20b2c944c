import { createTranslator } from 'next-intl'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { framing, type NumberedFrame, type RecordedGame, type ShownGame, USUAL_LOOK } from '@skelly/stage'
import { finished } from './finished.ts'

/** The frames of a game in English. */
export const shownFrames = (
  game: RecordedGame,
  shown: Partial<ShownGame> & Pick<ShownGame, 'names'>,
): readonly NumberedFrame[] =>
  finished(
    framing(game, {
      say: createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'ruling' }),
      sayStanding: createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'standing' }),
      look: USUAL_LOOK,
      ending: '',
      hasRun: true,
      ...shown,
    }),
  )
