import {
  newId,
  type CaseRecord,
  type CorrectionRecord,
  type Database,
  type DecisionRecord,
  type Repositories,
} from '@skelly/db'
import { verdictSchema, type Decided, type DecisionKind, type Verdict } from '@skelly/protocol'
import { standingDecision } from './standing-decision.ts'
import { takeBack, type RatingStep } from './take-back.ts'
import { resultByVerdict } from './result-by-verdict.ts'

/** What somebody at the desk says about a case. */
export interface Deciding {
  readonly matchId: string
  /** The case's version that they saw. */
  readonly version: number
  readonly kind: DecisionKind
  /** 1 to 2,000 characters, trimmed. */
  readonly reason: string
  /** Of a reversal: the verdict that they saw standing, where they name it. */
  readonly reversesId?: string | null | undefined
  readonly admin: { readonly id: string; readonly name: string }
  readonly now: number
}

/** A case in hand, held until the transaction ends. */
interface OpenedCase {
  readonly its: CaseRecord
  readonly decisions: readonly DecisionRecord[]
  /** The verdict that stands; null while it is open. */
  readonly standing: DecisionRecord | null
  /** What the decision takes back. */
  readonly steps: readonly RatingStep[]
}

/**
 * Decides a case: writes the decision, takes back from the ratings what it takes back by entries of their own, makes
 * records and ladders say so, tells both players, and leaves it in the audit; all or nothing. Who decides a case that
 * somebody decided since they saw it is told how it stands.
 * @returns null when there is no such case
 */
export const decideCase = (database: Database, deciding: Deciding): Promise<Decided | null> =>
  database.transaction(async (repositories) => {
    const its = await repositories.cases.lock(deciding.matchId)
    if (its === null) return null
    const decisions = await repositories.decisions.of(its.matchId)
    const standing = standingDecision(decisions)
    const steps = await stepsOf(repositories, its, standing, deciding.kind)
    const opened = { its, decisions, standing, steps }
    const refusal = refusalOf(opened, deciding)
    if (refusal !== null) return refused(opened, refusal)
    return decide(repositories, opened, deciding)
  })

type Refusal = Extract<Decided, { readonly ok: false }>['refusal']

const refusalOf = ({ its, standing, steps }: OpenedCase, deciding: Deciding): Refusal | null => {
  const { kind, reversesId, version } = deciding
  if (version !== its.version) return 'changed'
  switch (kind) {
    case 'note':
      return null
    case 'reverse':
      if (standing === null) return 'nothing-to-reverse'
      return (reversesId ?? standing.id) === standing.id ? null : 'nothing-to-reverse'
    case 'uphold':
      return standing === null ? null : 'decided-already'
    case 'void':
    case 'excuse':
      if (standing !== null) return 'decided-already'
      return steps.length === 0 ? 'nothing-to-take-back' : null
  }
}

const refused = ({ decisions, its }: OpenedCase, refusal: Refusal): Decided => {
  const verdict = verdictSchema.parse(its.verdict)
  return { ok: false, refusal, version: its.version, verdict, by: decisions.at(-1)?.by ?? null }
}

/** What the game, or the decision that is taken back, did to ratings. */
const stepsOf = async (
  { ratings }: Repositories,
  { leaverId, matchId }: CaseRecord,
  standing: DecisionRecord | null,
  kind: DecisionKind,
): Promise<readonly RatingStep[]> => {
  if (kind === 'uphold' || kind === 'note') return []
  if (kind === 'reverse') return standing?.corrections ?? []
  const rated = (await ratings.ofMatch(matchId)).map(({ after, before, playerId }) => ({
    ...{ playerId, change: after - before },
  }))
  return kind === 'void' ? rated : rated.filter(({ playerId }) => playerId === leaverId)
}

const VERDICT_OF = { uphold: 'upheld', void: 'voided', excuse: 'excused' } as const

const decide = async (
  repositories: Repositories,
  { its, standing, steps }: OpenedCase,
  { admin, kind, matchId, now, reason }: Deciding,
): Promise<Decided> => {
  const id = newId()
  const version = its.version + 1
  const reversesId = kind === 'reverse' ? (standing?.id ?? null) : null
  const before = verdictSchema.parse(its.verdict)
  const after = standingAfter({ verdict: before, decidedAt: its.decidedAt }, kind, now)
  await repositories.decisions.add({
    id,
    matchId,
    version,
    kind,
    reversesId,
    reason,
    adminId: admin.id,
    at: now,
  })
  await repositories.cases.keepVerdict(matchId, { ...after, version })
  const corrections = await takeBack(repositories, { matchId, decisionId: id, at: now, steps })
  if (kind !== 'note') await tell(repositories, { ...its, ...after }, { id, kind, now })
  await repositories.audit.add({
    ...{ at: now, adminId: admin.id, actor: admin.name, action: `case.${kind}`, subject: 'case', reason },
    subjectId: matchId,
    before: { verdict: before, version: its.version, ratings: ratingsIn(corrections, 'before') },
    after: { verdict: after.verdict, version, ratings: ratingsIn(corrections, 'after') },
  })
  return { ok: true, version, verdict: after.verdict }
}

interface Standing {
  readonly verdict: Verdict
  readonly decidedAt: number | null
}

const standingAfter = (before: Standing, kind: DecisionKind, now: number): Standing => {
  switch (kind) {
    case 'note':
      return before
    case 'reverse':
      return { verdict: 'open', decidedAt: null }
    case 'uphold':
    case 'void':
    case 'excuse':
      return { verdict: VERDICT_OF[kind], decidedAt: now }
  }
}

const ratingsIn = (
  corrections: readonly CorrectionRecord[],
  when: 'before' | 'after',
): Readonly<Record<string, number>> =>
  Object.fromEntries(corrections.map((correction) => [correction.playerId, correction[when]]))

/** Has records say what stands, and both players told. */
const tell = async (
  { gameFacts, notices, seats }: Repositories,
  its: CaseRecord,
  { id, kind, now }: { readonly id: string; readonly kind: DecisionKind; readonly now: number },
): Promise<void> => {
  const seated = await seats.of(its.matchId)
  const placed = seated.filter(({ place }) => place !== null)
  const results = placed.map((seat) => ({ playerId: seat.playerId, result: resultByVerdict(its, seat) }))
  await gameFacts.keepResults(its.matchId, results)
  const word = kind === 'reverse' ? 'reversed' : 'decided'
  await notices.add(seated.map(({ playerId }) => ({ playerId, at: now, kind: word, decisionId: id })))
}
