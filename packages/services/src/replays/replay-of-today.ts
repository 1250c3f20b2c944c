import type { Database, ReplayRecord } from '@skelly/db'
import { decodeReplay, encodeReplay } from '@skelly/engine'
import { privacyFor, type PrivacyView } from './privacy-for.ts'

/** A replay for one who asks. */
export interface ReplayOfToday extends ReplayRecord {
  readonly privacy: PrivacyView
}

/**
 * A stored replay, its players under the names that they have by now: names in replays follow renames and deletion
 * (policies, Replays). Null when there is none, and where it is private and the one who asks did not play in it.
 * @param viewerIds all that the one who asks is
 */
export const replayOfToday = async (
  database: Database,
  id: string,
  viewerIds: readonly string[],
): Promise<ReplayOfToday | null> => {
  const { replays, seats } = database
  const replay = await replays.byId(id)
  const privacy = replay === null ? null : await privacyFor(database, id, viewerIds)
  if (replay === null || privacy === null) return null
  if (replay.matchId === null) return { ...replay, privacy }
  const stored = decodeReplay(replay.text)
  if (!stored.ok) throw new Error(`the replay ${id} is ${stored.refusal} at ${stored.where}`)
  const seated = await seats.of(replay.matchId)
  const { setup } = stored.value
  const named = setup.seats.map((seat, index) => {
    const player = seated.find((one) => one.seat === index)
    return player === undefined ? seat : { ...seat, name: player.name }
  })
  return { ...replay, privacy, text: encodeReplay({ ...stored.value, setup: { ...setup, seats: named } }) }
}
