import type { Impacts } from './impact.ts'
import type { Mover } from './mover.ts'

/**
 * What bounds the contacts of a shot. A cap in a lane that it fills to the last hair, or between things that close in
 * on it, is thrown to and fro by the smallest rebound faster than friction brakes it. So each body's changes of motion
 * are counted, a thousand a second being forgiven, which no ordinary shot comes near (a row of twelve touching caps
 * against the edge, the worst known, counts 300): from `WORN` on it no longer bounces off what never moves, but slides
 * along it; from `HELD` on it is wedged and stays where it is.
 */
export const countChange = (mover: Mover, now: number): void => {
  mover.storm = Math.max(0, mover.storm - FORGIVEN * (now - mover.since)) + 1
}

/** Whether a body has bounced so often of late that things that never move only stop it. */
export const isWorn = ({ storm }: Mover): boolean => storm >= WORN

/** Holds fast what an instant's contacts struck and what has been struck too often: it is wedged. */
export const holdWedged = ({ first }: Impacts): void => {
  for (let impact = first; impact !== null; impact = impact.next) {
    const { mover, against } = impact
    if (mover.storm >= HELD) mover.vx = mover.vy = 0
    if (against.kind === 'body' && against.storm >= HELD) against.vx = against.vy = 0
  }
}

const WORN = 1000
const HELD = 1500
/** Changes of motion a second. Without it what was wedged once would stay dead for the rest of the shot. */
const FORGIVEN = 1000
