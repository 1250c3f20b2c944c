/** XP for a whole game (R11). */
export const WIN_XP = 120
export const PLAYED_TO_THE_END_XP = 30

/** What one seat did in a game. */
export interface SeatTally {
  /** XP of its shots (R11), each as it was earned. */
  readonly shots: readonly number[]
  /** The same, by the rows of R11 as the ruleset names them. */
  readonly rows: Readonly<Record<string, number>>
  readonly hasFlicked: boolean
  /** Whether it left instead of being knocked out or standing to the end (R7.2). */
  readonly hasLeft: boolean
  readonly hasWon: boolean
}

/** What R11 looks at in a whole game. */
export interface MatchTally {
  /** False for void games and for ways that earn nothing (R11.1). */
  readonly counts: boolean
  /** False for a game that still goes on: then only shots have earned. */
  readonly isOver: boolean
  /** By seat. */
  readonly seats: readonly SeatTally[]
}

/** R11, R11.1: XP by seat. */
export const matchXp = ({ counts, isOver, seats }: MatchTally): readonly number[] =>
  seats.map((seat) => {
    if (!counts) return 0
    const shots = seat.shots.reduce((sum, xp) => sum + xp, 0)
    if (!isOver || seat.hasLeft) return shots
    return shots + PLAYED_TO_THE_END_XP + (seat.hasWon && isRealWin(seats) ? WIN_XP : 0)
  })

/** R11.1: when all others left, the win counts only if every player had flicked at least once. */
const isRealWin = (seats: readonly SeatTally[]): boolean =>
  seats.every((seat) => seat.hasFlicked) || !seats.every((seat) => seat.hasLeft || seat.hasWon)
