import type { MatchSnapshot } from '@skelly/game-client'

/**
 * Whether this screen came to a table and found none: the game may be over, and its table gone with nobody at it. The
 * table comes first as long as nothing has failed, since it may stand for a rematch.
 */
export const isTableMissed = ({ match, status }: Pick<MatchSnapshot, 'match' | 'status'>): boolean =>
  match === null && status.kind === 'reconnecting'
