import { setTimeout as sleep } from 'node:timers/promises'
import { Stopped } from './stopped.ts'

/**
 * Waits.
 * @param milliseconds 0 or less does not wait
 * @throws Stopped when the signal is aborted meanwhile
 */
export const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    if (milliseconds > 0) await sleep(milliseconds, undefined, { signal })
  } catch (problem) {
    if (signal.aborted) throw new Stopped()
    throw problem
  }
}
