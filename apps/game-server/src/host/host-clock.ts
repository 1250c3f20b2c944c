import { millis, type Millis } from '@skelly/engine'

/** The server's clock as a match host sees it: the only clock of a live match (R3.4). */
export interface HostClock {
  now(): Millis
  /** Runs `work` once, `wait` ms from now, unless the returned function is called before. */
  after(wait: number, work: () => void): () => void
}

/** Steady: a machine whose clock is set while the process runs moves no deadline. */
export const systemClock: HostClock = {
  now: () => millis(Math.round(performance.timeOrigin + performance.now())),
  after: (wait, work) => {
    const timer = setTimeout(work, wait)
    return () => clearTimeout(timer)
  },
}
