import { setTimeout as wait } from 'node:timers/promises'
import type { HostLog } from '../host/host-log.ts'

/** How soon it is tried again, in ms. */
const TRY_AGAIN = 500

/** Does the work, again and again until it succeeds: for what the stores have to answer before anything else goes on. */
export const untilDone = async (log: HostLog, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      log.warn({ error }, 'the stores do not answer yet')
      await wait(TRY_AGAIN)
    }
  }
}
