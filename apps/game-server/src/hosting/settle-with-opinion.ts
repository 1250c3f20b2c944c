import type { MatchResult, Policy } from '@skelly/protocol'
import { unreachable } from '@skelly/engine'
import {
  seekOpinion,
  settleMatch,
  type Database,
  type Opine,
  type Settling,
  type SoughtOpinion,
} from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import type { OpinionTally } from './opinion-tally.ts'
import { withinTime } from './within-time.ts'

/** How long shots may be looked at, in ms: far longer than the shots of any match need. */
const FORMING_TIME = 10_000

/** What the stores may take beside that, in ms. */
const STORING_TIME = 5_000

export interface OpinionParts {
  readonly database: Database
  readonly log: HostLog
  readonly opinions: OpinionTally
  /** The product's, unless this process has another. */
  readonly policy?: Pick<Policy, 'walkOuts'>
  /** The engine's second opinion, unless a test has another. */
  readonly opine?: Opine
  /** Other times than these, in ms, for tests. */
  readonly patience?: { readonly forming: number; readonly storing: number }
}

/**
 * Settles a match once its shots were looked at by the second opinion, which is counted and logged, and decides nothing:
 * whatever becomes of it, and if nothing ever does, the match is settled. However often settling is tried, an opinion is
 * told once, when the match is settled and its replay has a name.
 * @throws when the match can't be settled
 */
export const settleWithOpinion = async (parts: OpinionParts, settling: Settling): Promise<MatchResult> => {
  const sought = await seek(parts, settling)
  const result = await settleMatch(parts.database, settling, parts.policy)
  if (sought !== null) tell(parts, sought, { matchId: settling.matchId, replayId: result.replayId })
  return result
}

const seek = async (parts: OpinionParts, settling: Settling): Promise<SoughtOpinion | null> => {
  const { database, opine, patience = { forming: FORMING_TIME, storing: STORING_TIME } } = parts
  const deadline = AbortSignal.timeout(patience.forming)
  try {
    const seeking = seekOpinion(database, settling, { opine, deadline })
    return await withinTime(patience.forming + patience.storing, seeking)
  } catch (error) {
    return { outcome: 'failed', failure: error instanceof Error ? error.message : String(error) }
  }
}

const tell = (
  { log, opinions }: OpinionParts,
  sought: SoughtOpinion,
  match: { readonly matchId: string; readonly replayId: string | null },
): void => {
  if (!opinions.count(match.matchId, sought.outcome)) return
  switch (sought.outcome) {
    case 'agreed':
      log.info({ ...match, shots: sought.shots }, 'the second opinion agrees')
      return
    case 'differed':
      log.warn({ ...match, ...sought }, 'the second opinion differs')
      return
    case 'failed':
      log.error({ ...match, failure: sought.failure }, 'there is no second opinion')
      return
    default:
      unreachable(sought)
  }
}
