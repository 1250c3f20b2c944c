import type { MatchResult, Policy } from '@skelly/protocol'

/**
 * Whether the table of a game that is over may still stand, for a rematch: a first wish in the last moment gives it as
 * much time again (policies, Rematch).
 */
export const isTableStanding = ({ endedAt }: MatchResult, { rooms }: Policy, now: number): boolean =>
  now < endedAt + 2 * rooms.rematchWithin
