import { parentPort } from 'node:worker_threads'
import type { Replay } from '@skelly/engine'
import { judgeAttempt, type Level } from '@skelly/engine/challenges'
import { recheckGame } from './recheck-game.ts'

/** A game to be played again, for the person in that seat. */
export interface GameOrder {
  readonly replay: Replay
  readonly seat: number
}

/** An attempt to be played again on its level. */
export interface AttemptOrder {
  readonly replay: Replay
  readonly level: Level
}

/** What a worker is asked, one after the other. */
export type WorkOrder = GameOrder | AttemptOrder

parentPort?.on('message', (order: WorkOrder) => {
  const { replay } = order
  parentPort?.postMessage(
    'level' in order ? judgeAttempt(order.level, replay) : recheckGame(replay, order.seat),
  )
})
