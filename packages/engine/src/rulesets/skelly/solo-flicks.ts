import type { SkellyEvent } from './state.ts'

/**
 * R9.1: the flicks that a solo run has cost so far. The skull's two lost turns, which the turn passes over at once
 * when nobody else is there (R3.6), count as two flicks.
 * @param events all that have been played, in order
 */
export const soloFlicks = (events: readonly SkellyEvent[]): number =>
  events.filter(({ kind }) => kind === 'shot' || kind === 'turn-lost').length
