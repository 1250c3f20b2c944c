import { paths } from '../frame/paths.ts'

/** The ways to play whose referee is the server. */
export type LiveWay = 'ranked' | 'online'

/** Where a game of such a way is played. */
export const liveMatchPath = (way: LiveWay, matchId: string): string =>
  way === 'ranked' ? paths.match(matchId) : paths.onlineMatch(matchId)
