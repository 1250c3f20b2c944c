import type { Amount } from '@skelly/protocol'

/** What each amount of sound makes of it: low is 12 dB below full. */
export const LOUDNESS = { off: 0, low: 10 ** (-12 / 20), full: 1 } as const satisfies Record<Amount, number>
