/** What a match's table is like beside the game itself: its room's options and its caps' colours. */
export interface TableFacts {
  /** The room that the game was started from; null in ranked. */
  readonly roomCode: string | null
  /** Whether the players are shown where a flick would go. */
  readonly aimGuide: boolean
  /** By seat: an index into the court's PLAYER_COLOURS. */
  readonly colours: readonly number[]
}

/** A rematch that somebody wishes: on from the first wish, until everybody is for it or its time is up. */
export interface RematchWish {
  /** The next game's id, fixed with the first wish so that two make one game. */
  readonly matchId: string
  /** The seats of this game that are for it. */
  readonly seats: readonly number[]
  /** Epoch milliseconds of the server. */
  readonly until: number
}
