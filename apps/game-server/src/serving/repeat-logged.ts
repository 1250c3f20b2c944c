import type { HostLog } from '../host/host-log.ts'
import { repeat } from './repeat.ts'

/** Like `repeat`, for work that may reject: that is written down, and it goes on. */
export const repeatLogged = (
  every: number,
  { what, log }: { readonly what: string; readonly log: HostLog },
  work: () => Promise<void>,
): (() => void) =>
  repeat(every, async () => {
    try {
      await work()
    } catch (error) {
      log.warn({ error, what }, 'not done this time')
    }
  })
