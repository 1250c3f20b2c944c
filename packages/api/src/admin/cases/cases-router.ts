import { router } from '../setting/trpc.ts'
import { answerAppealProcedure } from './answer-appeal.ts'

/** Abandoned ranked games, what is decided about them, and what players say to it. */
export const casesRouter = router({ answerAppeal: answerAppealProcedure })
