import type { Way } from '@skelly/engine'

/** The ways of play whose games the server knows. */
export type CountedWay = Extract<Way, 'ranked' | 'online' | 'machine' | 'solo'>
