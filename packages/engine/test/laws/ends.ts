import type { Breach, Played } from './played.ts'

/** Law: every shot ends by itself, before the bound on events. */
export const ends = ({ trace }: Played): Breach => (trace.bounded ? 'the bound on events is reached' : null)
