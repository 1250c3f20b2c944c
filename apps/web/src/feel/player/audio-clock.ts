/** Both clocks, looked at in the same moment. */
interface ClockReading {
  /** Of the sound's own clock, seconds. */
  readonly currentTime: number
  /** Of `performance.now()`, ms. */
  readonly now: number
  /** From the sound's clock to the ear, seconds. */
  readonly latency: number
}

/** What is late by more than this, as with headphones by radio, can't be made up for, seconds. */
const MOST = 0.3
/** The compressor looks so far ahead, and tells nobody, seconds. */
const LOOKS_AHEAD = 0.006

const known = (seconds: number): number => (Number.isFinite(seconds) && seconds > 0 ? seconds : 0)

/** Browsers that do not know how late they are count as in time. */
export const readClock = (context: AudioContext): ClockReading => ({
  currentTime: context.currentTime,
  now: performance.now(),
  latency: Math.min(MOST, known(context.baseLatency) + known(context.outputLatency) + LOOKS_AHEAD),
})

/** When a sound has to begin on its own clock, so that it is heard at `at`, ms on the clock of `performance.now()`. */
export const onAudioClock = (at: number, { currentTime, now, latency }: ClockReading): number =>
  currentTime + (at - now) / 1000 - latency
