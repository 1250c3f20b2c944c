import type { AppealRecord, CaseRecord, Database, ListedCase } from '@skelly/db'
import { caseFileSchema, type CaseFile, type Policy } from '@skelly/protocol'
import { replayOfToday } from '../replays/replay-of-today.ts'
import { caseSeats } from './case-seats.ts'
import { estimateOf } from './estimate-of.ts'
import { timelineOf } from '../evidence/timeline-of.ts'

export interface CaseFileQuestion {
  readonly matchId: string
  readonly now: number
}

/** All that is known about a case, for one screen. Null when there is no such case. */
export const caseFileOf = async (
  database: Database,
  { matchId, now }: CaseFileQuestion,
  { walkOuts }: Pick<Policy, 'walkOuts'>,
): Promise<CaseFile | null> => {
  const row = await database.caseQueue.row(matchId)
  const its = await database.cases.of(matchId)
  if (row === null || its === null) return null
  return caseFileSchema.parse({
    ...wordsOf(row, its),
    seats: await caseSeats(database, { matchId, now }, walkOuts),
    timeline: await timelineOf(database, matchId),
    decisions: await database.decisions.of(matchId),
    appeals: (await database.appeals.about(matchId)).map(appealView),
    estimate: await estimateOf(database, its),
    replay: await replayOf(database, matchId),
  })
}

const wordsOf = (
  { lately }: ListedCase,
  { reason, verdict, isAppealed, endedAt, openedAt, leaverId, stake, ...its }: CaseRecord,
) => {
  const { decidedAt, isPausable, matchId, version } = its
  const listed = { matchId, reason, verdict, isAppealed, endedAt, openedAt, leaverId, stake, lately }
  return { ...listed, version, decidedAt, isPausable }
}

const appealView = ({ answer, answeredAt, answeredBy, at, id, playerId, text }: AppealRecord) => ({
  ...{ id, playerId, text, at, answer, answeredAt, answeredBy },
})

/** Ranked games are private for nobody. */
const replayOf = async (database: Database, matchId: string): Promise<CaseFile['replay']> => {
  const replayId = await database.replays.idOfMatch(matchId)
  const replay = replayId === null ? null : await replayOfToday(database, replayId, [])
  return replay === null ? null : { id: replay.id, text: replay.text }
}
