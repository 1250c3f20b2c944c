import { ServerError } from '@colyseus/core'
import type { HostLog } from '../host/host-log.ts'

/** To be asked again. */
const UNAVAILABLE = 503

/**
 * As `work` ends. What goes wrong inside is for the log: strangers are told that it can't be done now.
 * @throws ServerError of ours, or 503 'not-now'
 */
export const orNotNow = async <Value>(log: HostLog, work: Promise<Value>): Promise<Value> => {
  try {
    return await work
  } catch (error) {
    if (isOurs(error)) throw error
    log.warn({ error }, 'nobody could be let in')
    throw new ServerError(UNAVAILABLE, 'not-now')
  }
}

/** Colyseus makes a 523 of what it does not know, and keeps a store's code where it has one. */
const UNHANDLED = 523

const isOurs = (error: unknown): boolean =>
  error instanceof ServerError && typeof error.code === 'number' && error.code !== UNHANDLED
