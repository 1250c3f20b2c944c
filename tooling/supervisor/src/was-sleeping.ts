import { setTimeout as sleep } from 'node:timers/promises'

/** Sleeps; false when the sleep was interrupted. */
export async function wasSleeping(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal })
    return true
  } catch {
    return false // interrupted: the only way in which a sleep fails
  }
}
