/** A world that goes through time in steps. */
export interface SteppedWorld {
  readonly step: () => void
  /** Takes so many seconds' friction off all speeds, and tells whether anything still moves. */
  readonly brake: (time: number) => boolean
}

/**
 * Steps until all caps are at rest. Half a step's friction comes first, so that each step is made at the speed that
 * belongs to its middle: a free slide is then as long as it should be, whatever the step. All peers that step are
 * braked alike.
 * @param step seconds
 */
export const stepToRest = (world: SteppedWorld, step: number): void => {
  let isMoving = world.brake(step / 2)
  for (let time = 0; isMoving; time += step) {
    if (time > LONGEST_SHOT) throw new Error(`nothing should move after ${String(LONGEST_SHOT)} s`)
    world.step()
    isMoving = world.brake(step)
  }
}

/** The part of a speed that is left when friction took `loss` of it, both mm/s. */
export const slowed = (speed: number, loss: number): number => (speed > loss ? 1 - loss / speed : 0)

/** Seconds; the best fill on the smoothest street slides for 3. */
const LONGEST_SHOT = 20
