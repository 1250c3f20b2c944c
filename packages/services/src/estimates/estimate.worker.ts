import { parentPort } from 'node:worker_threads'
import type { JournalEntry, Setup, SkellyEvent, SkellyMove } from '@skelly/engine'
import { abandonedPosition } from './abandoned-position.ts'
import { playOn, type PlayedOn } from './play-on.ts'

/** A game that was abandoned, to be played on. */
export interface EstimateOrder {
  readonly matchId: string
  readonly setup: Setup
  readonly journal: readonly JournalEntry<SkellyMove, SkellyEvent>[]
  readonly games: number
}

/** What the computer players made of it; null where there was no position. */
export type Estimated = PlayedOn | 'never-began'

const estimate = ({ games, journal, matchId, setup }: EstimateOrder): Estimated => {
  const position = abandonedPosition(setup, journal)
  return position === null ? 'never-began' : playOn(position, matchId, games)
}

parentPort?.on('message', (order: EstimateOrder) => {
  parentPort?.postMessage(estimate(order))
})
