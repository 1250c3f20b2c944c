export const PACE_NAMES = ['human', 'fast'] as const
export type PaceName = (typeof PACE_NAMES)[number]

/** Milliseconds that a player takes: over a flick, and between setting down and flicking. */
export interface Pace {
  readonly think: { readonly least: number; readonly most: number }
  readonly settle: number
  /** Between the end of a game and going back to the queue. */
  readonly rest: number
}

export const PACES = {
  human: { think: { least: 1_200, most: 4_500 }, settle: 900, rest: 4_000 },
  fast: { think: { least: 0, most: 0 }, settle: 0, rest: 0 },
} as const satisfies Record<PaceName, Pace>
