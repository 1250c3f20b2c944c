import { router } from '../setting/trpc.ts'
import { answerAppealProcedure } from './answer-appeal.ts'
import { byIdProcedure } from './by-id.ts'
import { decideProcedure } from './decide.ts'
import { listProcedure } from './list.ts'
import { nextProcedure } from './next.ts'

/** Abandoned ranked games, what is decided about them, and what players say to it. */
export const casesRouter = router({
  list: listProcedure,
  byId: byIdProcedure,
  next: nextProcedure,
  decide: decideProcedure,
  answerAppeal: answerAppealProcedure,
})
