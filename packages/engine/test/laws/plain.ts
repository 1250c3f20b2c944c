import type { ShotTrace } from '../../src/index.ts'

/** The trace as JSON knows it, every digit of it: the sign of a zero, which means nothing, is the only thing lost. */
export const plain = (trace: ShotTrace): ShotTrace => JSON.parse(JSON.stringify(trace)) as ShotTrace
