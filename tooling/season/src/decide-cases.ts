import { randomInt } from 'node:crypto'
import type { Database } from '@skelly/db'
import type { DecisionKind } from '@skelly/protocol'
import { decideCase } from '@skelly/services'
import type { DeskHand } from './desk-hand.ts'

/** What is said of a case, one after the other, by chance: some stay as they are. */
const COURSES: readonly (readonly DecisionKind[])[] = [
  ['void'],
  ['excuse'],
  ['note', 'void', 'reverse'],
  ['excuse', 'reverse', 'void'],
  [],
  [],
]

const REASONS: Readonly<Record<DecisionKind, string>> = {
  uphold: 'Was not heard from any more in a game that was lost.',
  void: 'The line of both was down.',
  excuse: 'Came back a moment too late, in a game that could have been won.',
  reverse: 'Decided too soon: there is more to look at.',
  note: 'Played on for a while without seeing the court.',
}

export interface Deciding {
  readonly matchId: string
  readonly hand: DeskHand
  /** When it is decided, epoch milliseconds. */
  readonly now: number
}

/**
 * Has a game decided as moderators would, by chance, where it is a case. Nothing is upheld: that may bring a pause, and
 * everybody plays on.
 */
export const decideByChance = async (database: Database, deciding: Deciding): Promise<void> => {
  if ((await database.cases.of(deciding.matchId)) === null) return
  for (const kind of COURSES[randomInt(COURSES.length)] ?? []) await decide(database, deciding, kind)
}

/** Upholds every other case that is still open. Answers how many cases there are. */
export const upholdSome = async (
  database: Database,
  matchIds: readonly string[],
  { hand, now }: Omit<Deciding, 'matchId'>,
): Promise<number> => {
  let cases = 0
  for (const matchId of matchIds) {
    const its = await database.cases.of(matchId)
    if (its === null) continue
    cases += 1
    if (its.verdict === 'open' && cases % 2 === 0) await decide(database, { matchId, hand, now }, 'uphold')
  }
  return cases
}

const decide = async (
  database: Database,
  { hand: admin, matchId, now }: Deciding,
  kind: DecisionKind,
): Promise<void> => {
  const version = (await database.cases.of(matchId))?.version ?? 0
  const decided = await decideCase(database, { matchId, version, kind, reason: REASONS[kind], admin, now })
  if (decided?.ok !== true) throw new Error(`${kind} was refused: ${decided?.refusal ?? 'no such case'}`)
}
