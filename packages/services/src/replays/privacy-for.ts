import type { Repositories } from '@skelly/db'

/** Who sees a replay, as one who asks may know it. */
export interface PrivacyView {
  readonly isPrivate: boolean
  /** What the one who asks said; null for somebody who may not choose: a stranger, and in a ranked game everybody. */
  readonly own: { readonly wantsPrivate: boolean; readonly others: number } | null
}

/**
 * Who sees a replay; null where it is private and the one who asks did not play in it. Without facts, as right after an
 * update, it is everybody's.
 * @param viewerIds all that the one who asks is
 */
export const privacyFor = async (
  { gameFacts }: Pick<Repositories, 'gameFacts'>,
  replayId: string,
  viewerIds: readonly string[],
): Promise<PrivacyView | null> => {
  const privacy = await gameFacts.privacyOf(replayId)
  if (privacy === null) return { isPrivate: false, own: null }
  const { isPrivate, players, way } = privacy
  const own = players.find(({ playerId }) => viewerIds.includes(playerId))
  if (isPrivate && own === undefined) return null
  if (own === undefined || way === 'ranked') return { isPrivate, own: null }
  const { wantsPrivate } = own
  // how many did not say so yet beside the one who asks
  const others = players.filter((each) => each !== own && !each.wantsPrivate).length
  return { isPrivate, own: { wantsPrivate, others } }
}
