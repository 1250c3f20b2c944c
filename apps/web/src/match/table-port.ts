import type { Flick, Point, Pull, ShotId } from '@skelly/engine'

/** What a player at this screen may do at the table of a live game, wherever its referee is. */
export interface TablePort {
  /**
   * @param pull the raw pull in CSS pixels, where there was one
   * @returns the id of the shot that may roll here ahead of the referee's answer; null when there is none, because
   * the flick was not taken or is answered already
   */
  flick(flick: Flick, pull?: Pull): ShotId | null
  /** Sets the cap down at the nearest point of the grid; may be repeated, the last one stands (R3.3). */
  setDown(at: Point): void
  /** Says that somebody is there and aiming (R10.4). */
  aim(): void
}
