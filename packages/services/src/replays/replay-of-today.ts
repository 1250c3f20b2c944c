import type { Database, ReplayRecord } from '@skelly/db'
import { decodeReplay, encodeReplay } from '@skelly/engine'

/**
 * A stored replay, its players under the names that they have by now: names in replays follow renames and deletion
 * (policies, Replays). Null when there is none.
 */
export const replayOfToday = async (
  { replays, seats }: Database,
  id: string,
): Promise<ReplayRecord | null> => {
  const replay = await replays.byId(id)
  const matchId = replay?.matchId ?? null
  if (replay === null || matchId === null) return replay
  const stored = decodeReplay(replay.text)
  if (!stored.ok) throw new Error(`the replay ${id} is ${stored.refusal} at ${stored.where}`)
  const seated = await seats.of(matchId)
  const { setup } = stored.value
  const named = setup.seats.map((seat, index) => {
    const player = seated.find((one) => one.seat === index)
    return player === undefined ? seat : { ...seat, name: player.name }
  })
  return { ...replay, text: encodeReplay({ ...stored.value, setup: { ...setup, seats: named } }) }
}
