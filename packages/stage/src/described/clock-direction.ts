import type { Point } from '@skelly/engine'

/** Minutes on a clock's face: the hour hand goes half a degree in each. */
export const CLOCK_MINUTES = 720

/**
 * A direction as the hour hand of a clock shows it, in minutes past twelve: 0 to 719. Twelve is up the court, three
 * o'clock is to the right.
 */
export const clockDirection = (from: Point, to: Point): number => {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) / Math.PI) * 180
  return (Math.round(degrees * 2) + CLOCK_MINUTES) % CLOCK_MINUTES
}

/** The same in degrees clockwise from straight up the court: 0 to 359.5. */
export const headingOfClock = (minutes: number): number => minutes / 2
