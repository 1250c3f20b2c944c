import { setImmediate as elsewhere } from 'node:timers/promises'
import type { Database } from '@skelly/db'
import type { Happening, Setup, SkellyEvent } from '@skelly/engine'
import { opinionsOn, type Differing } from '@skelly/engine/second-opinion'
import { storedEntry } from '../journal/entry-codec.ts'
import { storedSetup } from '../opening/setup-codec.ts'
import { opinionColumns, storedOpinion } from './opinion-codec.ts'
import type { Settling } from './settle-match.ts'
import type { SoughtOpinion } from './sought-opinion.ts'

/** What is said of one shot after the other: the engine's second opinion, unless a test has another. */
export type Opine = (
  setup: Setup,
  happenings: readonly Happening<SkellyEvent>[],
) => Iterable<Differing | null>

/** How an opinion is formed. */
export interface Forming {
  readonly opine?: Opine | undefined
  /** Once it is aborted there are no more shots looked at, and the opinion has failed. */
  readonly deadline?: AbortSignal
}

/**
 * Has every shot of a ranked match judged by the second opinion, from its journal, and keeps what comes of it beside the
 * match. That decides nothing: a match is settled the same, whatever is said here.
 * @returns the opinion that is kept, the first one however often it is sought; null for a match that is not ranked
 * @throws when the stores do not answer
 */
export const seekOpinion = async (
  { journal, matches, secondOpinions }: Database,
  { matchId, now }: Settling,
  { opine = opinionsOn, deadline }: Forming = {},
): Promise<SoughtOpinion | null> => {
  const match = await matches.find(matchId)
  if (match?.way !== 'ranked') return null
  const kept = await secondOpinions.of(matchId)
  if (kept !== null) return storedOpinion(kept)
  const entries = await journal.of(matchId)
  const sought = await form(() => {
    const happenings = entries.map(storedEntry).flatMap((entry) => entry.happenings)
    return opine(storedSetup(match.setupVersion, match.setup), happenings)
  }, deadline)
  if (await secondOpinions.add({ matchId, ...opinionColumns(sought), at: now })) return sought
  const earlier = await secondOpinions.of(matchId)
  return earlier === null ? sought : storedOpinion(earlier)
}

const form = async (
  opinions: () => Iterable<Differing | null>,
  deadline: AbortSignal | undefined,
): Promise<SoughtOpinion> => {
  const differing: Differing[] = []
  let shots = 0
  try {
    for (const opinion of opinions()) {
      if (opinion !== null) differing.push(opinion)
      shots += 1
      if (shots % SHOTS_AT_A_TIME !== 0) continue
      await elsewhere()
      deadline?.throwIfAborted()
    }
  } catch (error) {
    return { outcome: 'failed', failure: error instanceof Error ? error.message : String(error) }
  }
  return differing.length === 0 ? { outcome: 'agreed', shots } : { outcome: 'differed', shots, differing }
}

/** A millisecond's worth: the process has other games to see to. */
const SHOTS_AT_A_TIME = 8
