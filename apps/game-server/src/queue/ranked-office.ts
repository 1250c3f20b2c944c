import type { Fill, Result } from '@skelly/engine'

export interface Standing {
  readonly rating: number
  readonly ratedGames: number
  readonly lastOpponentId: string | null
}

export interface Entrant {
  readonly playerId: string
  readonly fill: Fill
}

/** What the ranked queue asks of the world. Everything here rejects when the stores do not answer. */
export interface RankedOffice {
  /** The match that a player has to go back to. */
  openMatchOf(playerId: string): Promise<string | null>
  standingOf(playerId: string): Promise<Standing | null>
  /** Whether they are kept from ranked games now. */
  isKeptOut(playerId: string): Promise<boolean>
  ratedTodayBetween(playerId: string, otherId: string): Promise<number>
  /** Opens a match for the two and puts up its table: its id, or why one of them can't be seated. */
  openMatch(
    entrants: readonly [Entrant, Entrant],
  ): Promise<Result<string, 'already-playing' | 'no-such-player' | 'kept-out'>>
}
