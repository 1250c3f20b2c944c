/** What a computer player cares about: how it weighs a table, in flicks of the run. */
export interface Manner {
  /** How much the others' standing counts beside its own: what it gives for spoiling their game. */
  readonly spite: number
  /** Cost of each metre between a killer and its nearest prey. */
  readonly hunger: number
  /** Cost of each metre less between its cap and a killer who is after it, up to a metre. */
  readonly fear: number
  /** Cost of each turn that the skull takes (R5.5). */
  readonly skull: number
  /** What it gives for having the next flick. */
  readonly tempo: number
}

export const MANNER_NAMES = ['carefree', 'cautious', 'ruthless'] as const
export type MannerName = (typeof MANNER_NAMES)[number]

/** Plays its own run and looks at nobody; keeps out of trouble; weighs everything as games of the good hand do. */
export const MANNERS = {
  carefree: { spite: 0.2, hunger: 1, fear: 0.2, skull: 1, tempo: 0.5 },
  cautious: { spite: 0.6, hunger: 1, fear: 3, skull: 3, tempo: 1 },
  ruthless: { spite: 1, hunger: 2, fear: 1.5, skull: 2.2, tempo: 1 },
} as const satisfies Record<MannerName, Manner>
