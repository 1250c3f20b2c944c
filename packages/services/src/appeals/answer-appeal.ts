import type { Database, Repositories } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { DeskHand } from '../keeping-out/desk-hand.ts'

export interface AppealAnswering {
  readonly appealId: string
  /** 1 to 2,000 characters. */
  readonly answer: string
  readonly admin: DeskHand
  readonly now: number
}

export const ANSWER_REFUSALS = ['no-such-appeal', 'answered-already'] as const
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number]

/** The desk's answer to what a player had to say: once, and the player is told. */
export const answerAppeal = (
  database: Database,
  answering: AppealAnswering,
): Promise<Result<null, AnswerRefusal>> =>
  database.transaction(async (repositories) => {
    const { appeals, cases } = repositories
    const appeal = await appeals.lock(answering.appealId)
    if (appeal === null) return refuse('no-such-appeal')
    if (appeal.answer !== null) return refuse('answered-already')
    await cases.lock(appeal.matchId)
    await write(repositories, appeal, answering)
    const waiting = (await appeals.about(appeal.matchId)).some(({ answer }) => answer === null)
    await cases.keepAppealed(appeal.matchId, waiting)
    return ok(null)
  })

const write = async (
  { appeals, audit, notices }: Repositories,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
  { answer, appealId, admin, now: at }: AppealAnswering,
): Promise<void> => {
  await appeals.answer(appealId, { answer, adminId: admin.id, at })
  await notices.add([{ kind: 'answered', playerId, appealId, at }])
  await audit.add({
    ...{ at, adminId: admin.id, actor: admin.name, action: 'appeal.answer', subject: 'appeal' },
    ...{ subjectId: appealId, before: null, after: { matchId, playerId }, reason: answer },
  })
}
