import type { Repositories } from '@skelly/db'
import type { TimelineEvent } from '@skelly/protocol'
import { storedSetup } from '../opening/setup-codec.ts'
import { connectionTimeline } from './connection-timeline.ts'
import { journalEvents } from './journal-events.ts'
import { readableEntries } from './readable-entries.ts'

/** So many events of connections are shown at most: far more than one game has of them. */
const MOST = 2_000

/**
 * What happened in a game and to its connections, the earliest first, at the millisecond. Of games from before connections
 * were written down only what the journal has.
 * @returns nothing for a match that there is none of
 */
export const timelineOf = async (
  { connectionEvents, journal, matches, settlements }: Repositories,
  matchId: string,
): Promise<readonly TimelineEvent[]> => {
  const [match, records, connections, settlement] = await Promise.all([
    matches.find(matchId),
    journal.of(matchId),
    connectionEvents.of(matchId, MOST),
    settlements.of(matchId),
  ])
  if (match === null) return []
  const setup = storedSetup(match.setupVersion, match.setup)
  const events = [
    ...connectionTimeline(connections, match.beganAt),
    ...journalEvents(setup, readableEntries(records)),
  ]
  const { abandonedFor = null, leaving = null, voiding = null } = settlement ?? {}
  const ended = { seat: null, kind: 'ended', reason: abandonedFor ?? leaving ?? voiding, ply: null } as const
  return [...events.toSorted((one, other) => one.at - other.at), ...endOf(match.endedAt, events, ended)]
}

/** The end is told last: settling is a moment after what ended it, on a clock that may have been put forward. */
const endOf = (
  endedAt: number | null,
  before: readonly TimelineEvent[],
  ended: Omit<TimelineEvent, 'at'>,
): readonly TimelineEvent[] =>
  endedAt === null ? [] : [{ ...ended, at: Math.max(endedAt, ...before.map(({ at }) => at)) }]
