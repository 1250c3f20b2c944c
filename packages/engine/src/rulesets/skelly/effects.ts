import type { Verdict } from './state.ts'

export interface Effect {
  /** Stops that the shooter's progress rises by (R4.2, R4.3, R5.1, R5.2). */
  readonly stops: 0 | 1 | 2
  /** Whether the shooter shoots again. */
  readonly again: boolean
  /** XP of the shot (R11); for a knockout, of each cap. */
  readonly xp: number
}

/** What each verdict is worth. */
export const EFFECTS = {
  knockout: { stops: 0, again: true, xp: 40 },
  rescue: { stops: 2, again: true, xp: 25 },
  'knock-in': { stops: 2, again: true, xp: 25 },
  pot: { stops: 2, again: true, xp: 25 },
  box: { stops: 1, again: true, xp: 10 },
  chalk: { stops: 0, again: false, xp: 0 },
  skull: { stops: 0, again: false, xp: 0 },
  home: { stops: 0, again: true, xp: 0 },
  parked: { stops: 0, again: false, xp: 0 },
  miss: { stops: 0, again: false, xp: 0 },
} as const satisfies Record<Verdict, Effect>
