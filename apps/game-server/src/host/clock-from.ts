import { millis, type Millis } from '@skelly/engine'
import type { HostClock } from './host-clock.ts'

/**
 * The same clock, but never before this moment: where it shows less it is put forward by the difference, and runs on
 * from there. A match whose last entry lies in the machine's future would stand still until then.
 */
export const clockFrom = (clock: HostClock, moment: Millis): HostClock => {
  const ahead = Math.max(0, moment - clock.now())
  return {
    now: () => millis(clock.now() + ahead),
    after: (wait, work) => clock.after(wait, work),
  }
}
