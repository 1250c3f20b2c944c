import { createTranslator } from 'next-intl'
import { MESSAGES } from '../../src/i18n/messages.ts'
import type { RecordedGame } from '../../src/replays/recorded-game.ts'
import { framing, type NumberedFrame, type ShownGame } from '../../src/replays/replay-frames.ts'
import { USUAL_LOOK } from '../../src/stage/table-look.ts'
import { finished } from './finished.ts'

/** The frames of a game in English. */
export const shownFrames = (
  game: RecordedGame,
  shown: Partial<ShownGame> & Pick<ShownGame, 'names'>,
): readonly NumberedFrame[] =>
  finished(
    framing(game, {
      say: createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'ruling' }),
      sayStanding: createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'match' }),
      look: USUAL_LOOK,
      ending: '',
      hasRun: true,
      ...shown,
    }),
  )
