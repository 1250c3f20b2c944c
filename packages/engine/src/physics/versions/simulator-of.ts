import { simulate } from './v1/simulate.ts'

/** The simulation of a released physics version, or null when there is none of that number. */
export const simulatorOf = (version: number): typeof simulate | null => (version === 1 ? simulate : null)
