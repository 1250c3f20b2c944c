import type { Fill, Millis } from '@skelly/engine'

/** Somebody in the ranked queue. */
export interface Searcher {
  readonly playerId: string
  readonly fill: Fill
  readonly rating: number
  readonly ratedGames: number
  /** Whom they met in their last rated game. */
  readonly lastOpponentId: string | null
  readonly since: Millis
  /** Whether they said that anyone will do. */
  readonly takesAnyone: boolean
}
