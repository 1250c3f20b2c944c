/** How steady a hand is: standard deviations of its two errors, both normal (court.md). */
export interface Hand {
  /** Degrees to either side of the line aimed along. */
  readonly direction: number
  /** Per cent of the strength meant. */
  readonly strength: number
}

/** From the least steady hand to the steadiest. */
export const HAND_NAMES = ['novice', 'average', 'good', 'expert'] as const
export type HandName = (typeof HAND_NAMES)[number]

/** The hands that the court's size was chosen by (court.md). */
export const HANDS = {
  novice: { direction: 3, strength: 10 },
  average: { direction: 1.5, strength: 6 },
  good: { direction: 0.8, strength: 3.5 },
  expert: { direction: 0.5, strength: 2 },
} as const satisfies Record<HandName, Hand>
