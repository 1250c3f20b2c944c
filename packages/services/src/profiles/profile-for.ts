import type { Database, PlayerRecord } from '@skelly/db'
import { profileOf, type Profile } from './profile-of.ts'

/**
 * What is shown of a player to one who asks: a private game in which they did not play is not among the last ones, and
 * what was counted of it leads to no replay.
 * @param viewerIds all that the one who asks is
 */
export const profileFor = async (
  database: Database,
  player: PlayerRecord,
  viewerIds: readonly string[],
): Promise<Profile> => {
  const profile = await profileOf(database, player)
  const { recent, shots, soloBest } = profile
  const shown = [...recent, ...shots, soloBest].flatMap((each) => each?.replayId ?? [])
  const hidden = await database.gameFacts.hiddenFrom(viewerIds, shown)
  const isHidden = (replayId: string | null): boolean => replayId !== null && hidden.includes(replayId)
  const linked = <Linked extends { readonly replayId: string | null }>(each: Linked): Linked =>
    isHidden(each.replayId) ? { ...each, replayId: null } : each
  return {
    ...profile,
    recent: recent.filter(({ replayId }) => !isHidden(replayId)),
    shots: shots.map(linked),
    soloBest: soloBest === null ? null : linked(soloBest),
  }
}
