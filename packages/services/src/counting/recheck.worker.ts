import { parentPort } from 'node:worker_threads'
import type { Replay } from '@skelly/engine'
import { recheckGame } from './recheck-game.ts'

/** What a worker is asked, once. */
export interface RecheckOrder {
  readonly replay: Replay
  readonly seat: number
}

parentPort?.once('message', ({ replay, seat }: RecheckOrder) => {
  parentPort?.postMessage(recheckGame(replay, seat))
})
