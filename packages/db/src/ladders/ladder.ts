/** What players are ranked by: rating (R10), XP (R11), the stars of all levels, the best solo run (R9.1). */
export const LADDER_KINDS = ['rating', 'xp', 'stars', 'solo'] as const
export type LadderKind = (typeof LADDER_KINDS)[number]

/** One list of players by what they have: of all time, or of what came in one week. */
export interface Ladder {
  readonly kind: LadderKind
  /** As `weekOf` numbers it; 0 for all time. */
  readonly week: number
}

/** Where a row stands: those with a place first, then by score, then by id. */
export interface LadderKey {
  readonly isPlaced: boolean
  /** More is better; of a solo run the flicks below zero. */
  readonly score: number
  readonly playerId: string
}

/** Which rows of a ladder are meant: so many above a key, and so many from there on. */
export type LadderStretch =
  | { readonly from: 'top'; readonly below: number }
  /** `above` rows before the key's, and `below` rows beginning with its own. */
  | { readonly from: LadderKey; readonly above: number; readonly below: number }
