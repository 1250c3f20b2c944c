import { millis, type Millis } from '@skelly/engine'

/**
 * A clock that counts only the time in which a game is played: it stands while the game is held, the page is away or
 * the device sleeps, and goes on where it stood. Its readings are the times of the game's commands.
 */
export interface GameClock {
  /** Epoch milliseconds of the game's beginning, and the time played since. Whole when it is told, not here. */
  readonly reading: number
  /** The device's own clock at the last look, ms: it only ever goes forward. */
  readonly lookedAt: number
}

/** A look comes every second or sooner; what is longer than this was sleep, and is not counted, ms. */
export const LONGEST_LOOK = 3_000

/** A clock that shows `reading` when the device's own clock shows `now`. */
export const setClock = (reading: number, now: number): GameClock => ({ reading, lookedAt: now })

/** @param until where the clock stands still, or null where it runs on */
export const lookAt = (clock: GameClock, now: number, until: number | null): GameClock => {
  const passed = now - clock.lookedAt
  const played = passed > 0 && passed <= LONGEST_LOOK ? passed : 0
  const ran = clock.reading + played
  return { reading: until === null ? ran : Math.max(clock.reading, Math.min(until, ran)), lookedAt: now }
}

/** Puts the clock forward to a moment; never back. */
export const skipTo = (clock: GameClock, moment: number): GameClock => ({
  ...clock,
  reading: Math.max(clock.reading, moment),
})

/** What the clock shows, in whole milliseconds. */
export const readingOf = ({ reading }: GameClock): Millis => millis(Math.floor(reading))
