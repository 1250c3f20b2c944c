import { setImmediate as elsewhere } from 'node:timers/promises'
import type { Database } from '@skelly/db'
import { unreachable, type Happening, type Setup, type SkellyEvent } from '@skelly/engine'
import { opinionsOn, type Differing } from '@skelly/engine/second-opinion'
import { storedEntry } from '../journal/entry-codec.ts'
import { storedSetup } from '../opening/setup-codec.ts'
import type { Settling } from './settle-match.ts'

/** The form in which differing shots are stored. */
const OPINION_VERSION = 1

/** What matter-js makes of a match. */
export type SoughtOpinion =
  | { readonly outcome: 'agreed'; readonly shots: number }
  | { readonly outcome: 'differed'; readonly shots: number; readonly differing: readonly Differing[] }
  | { readonly outcome: 'failed'; readonly failure: string }

/** What is said of one shot after the other: the engine's second opinion, unless a test has another. */
export type Opine = (
  setup: Setup,
  happenings: readonly Happening<SkellyEvent>[],
) => Iterable<Differing | null>

/**
 * Has every shot of a ranked match judged by the second opinion, from its journal, and keeps what comes of it beside the
 * match. That decides nothing: a match is settled the same, whatever is said here.
 * @returns null when there is an opinion on the match already, and for a match that is not ranked
 * @throws when the stores do not answer
 */
export const seekOpinion = async (
  { journal, matches, secondOpinions }: Database,
  { matchId, now }: Settling,
  opine: Opine = opinionsOn,
): Promise<SoughtOpinion | null> => {
  const match = await matches.find(matchId)
  if (match?.way !== 'ranked' || (await secondOpinions.of(matchId)) !== null) return null
  const entries = await journal.of(matchId)
  const sought = await form(() => {
    const happenings = entries.map(storedEntry).flatMap((entry) => entry.happenings)
    return opine(storedSetup(match.setupVersion, match.setup), happenings)
  })
  const isNew = await secondOpinions.add({ matchId, ...columnsOf(sought), version: OPINION_VERSION, at: now })
  return isNew ? sought : null
}

const form = async (opinions: () => Iterable<Differing | null>): Promise<SoughtOpinion> => {
  const differing: Differing[] = []
  let shots = 0
  try {
    for (const opinion of opinions()) {
      if (opinion !== null) differing.push(opinion)
      shots += 1
      if (shots % SHOTS_AT_A_TIME === 0) await elsewhere()
    }
  } catch (error) {
    return { outcome: 'failed', failure: error instanceof Error ? error.message : String(error) }
  }
  return differing.length === 0 ? { outcome: 'agreed', shots } : { outcome: 'differed', shots, differing }
}

/** A millisecond's worth: the process has other games to see to. */
const SHOTS_AT_A_TIME = 8

const columnsOf = (sought: SoughtOpinion) => {
  const { outcome } = sought
  switch (outcome) {
    case 'agreed':
      return { outcome, shots: sought.shots, differing: [], failure: null }
    case 'differed':
      return { outcome, shots: sought.shots, differing: sought.differing, failure: null }
    case 'failed':
      return { outcome, shots: 0, differing: [], failure: sought.failure }
    default:
      return unreachable(outcome)
  }
}
