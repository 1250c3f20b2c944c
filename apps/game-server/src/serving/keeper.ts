import type { HostLog } from '../host/host-log.ts'
import { repeatLogged } from './repeat-logged.ts'

/** Work that is done in the background, beginning now. */
export interface Keeping {
  readonly what: string
  /** How long after a round the next one begins, in ms. */
  readonly every: number
  /** Ends early when it is aborted. */
  readonly round: (stop: AbortSignal) => Promise<void>
}

/** Does the work again and again until the returned function is called, which also ends the round in hand. */
export const keeper = (log: HostLog, { every, round, what }: Keeping): (() => void) => {
  const stopping = new AbortController()
  const stop = repeatLogged(every, { what, log }, () => round(stopping.signal))
  return () => {
    stopping.abort()
    stop()
  }
}
