/** How fast computer players are shown, from the slowest. */
export const PACES = ['calm', 'quick', 'rush'] as const
export type Pace = (typeof PACES)[number]

interface PaceNumbers {
  /** Of the simulated speed. */
  readonly rate: number
  /** For how long a computer player is seen to think at least, ms. */
  readonly think: number
  /** For how long its cap is seen where it was set down before it flicks, ms. */
  readonly settle: number
}

export const PACE_NUMBERS = {
  calm: { rate: 1, think: 900, settle: 600 },
  quick: { rate: 3, think: 300, settle: 250 },
  rush: { rate: 10, think: 0, settle: 60 },
} as const satisfies Record<Pace, PaceNumbers>

/** The next pace when somebody asks for another one: round and round. */
export const paceAfter = (pace: Pace): Pace => PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'calm'
