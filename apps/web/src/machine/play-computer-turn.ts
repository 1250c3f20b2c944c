import type { ComputerTurn, DeviceTable } from '@skelly/game-client/device'
import type { Thinker } from './thinker.ts'

interface TurnShown {
  readonly table: Pick<DeviceTable, 'moveFor'>
  readonly thinker: Pick<Thinker, 'choose'>
  readonly turn: ComputerTurn
  /** For how long the thinking and the set-down are to be seen at least, ms. */
  readonly think: number
  readonly settle: number
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  /** When it says stop, nothing more is done: the game was paused, taken back or left. */
  readonly signal: AbortSignal
}

/** A computer player thinks, sets down and flicks, so slowly that it can be watched. Rejects when it can't think. */
export const playComputerTurn = async (shown: TurnShown): Promise<void> => {
  const { table, thinker, turn } = shown
  const isStopped = (): boolean => shown.signal.aborted
  const [{ setDown, flick }] = await Promise.all([thinker.choose(turn), shown.wait(shown.think)])
  if (isStopped()) return
  if (setDown !== null) {
    table.moveFor(turn, { setDown })
    await shown.wait(shown.settle)
  }
  if (!isStopped()) table.moveFor(turn, { flick })
}
