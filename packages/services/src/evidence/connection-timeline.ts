import type { ConnectionRecord } from '@skelly/db'
import type { TimelineEvent } from '@skelly/protocol'

/**
 * What became of connections, for a timeline. Turns lost to the clock are left to the journal, which has them all.
 * @param beganAt until then whoever is found joins
 */
export const connectionTimeline = (
  records: readonly ConnectionRecord[],
  beganAt: number | null,
): readonly TimelineEvent[] => {
  const joined = new Set<number>()
  return records.filter(isNoRepetition).flatMap(({ at, kind, reason, seat }): readonly TimelineEvent[] => {
    if (kind === 'clock-out') return []
    const joins = kind === 'found' && seat !== null && !joined.has(seat) && at <= (beganAt ?? at)
    if (joins) joined.add(seat)
    return [{ at, seat, kind: joins ? 'joined' : kind, reason, ply: null }]
  })
}

/** A write whose answer was lost is made again. */
const isNoRepetition = (
  one: ConnectionRecord,
  place: number,
  records: readonly ConnectionRecord[],
): boolean => {
  const before = records[place - 1]
  return (
    before?.at !== one.at ||
    before.seat !== one.seat ||
    before.kind !== one.kind ||
    before.reason !== one.reason
  )
}
