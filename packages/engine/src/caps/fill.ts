/** What is poured into a cap (R8). Fills change how a cap moves, never the rules. */
export const FILL_NAMES = ['empty', 'candle', 'crayon', 'floor', 'tar'] as const
export type Fill = (typeof FILL_NAMES)[number]

export interface FillNumbers {
  /** Relative to an empty shell. */
  readonly mass: number
  /** Launch speed at full strength, mm/s. */
  readonly fastest: number
  /** On a street of grip 1, mm/s². */
  readonly deceleration: number
}

/** Physics version 1 (docs/decisions). The orders of R8.1 to R8.4 hold between them. */
export const FILLS = {
  empty: { mass: 1, fastest: 3600, deceleration: 2500 },
  candle: { mass: 1.15, fastest: 3500, deceleration: 1500 },
  crayon: { mass: 1.4, fastest: 3400, deceleration: 1750 },
  floor: { mass: 1.9, fastest: 3250, deceleration: 1900 },
  tar: { mass: 3, fastest: 3000, deceleration: 1800 },
} as const satisfies Record<Fill, FillNumbers>
