import { FULL_PULL, flickOfPull, type Pull } from '../../flick/flick-of-pull.ts'
import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import type { Ruling, SkellyState } from '../../rulesets/skelly/state.ts'
import { length } from './aim.ts'
import { centreOf } from './centre-of.ts'
import { foreseeShot, foresightOf } from './foresee.ts'
import { tableOf } from './table.ts'

/** A pull of whole pixels, as a mouse makes it, and what surely comes of it. */
export interface SteadyPull {
  readonly pull: Pull
  readonly flick: Flick
  readonly ruling: Ruling
  readonly after: SkellyState
}

/**
 * The first pull of whole CSS pixels that does what is wanted, without any error of the hand; null when none does.
 * Every pull up to a full one is tried, those along the line to `towards` first: by default the middle of the
 * target's box, or for a killer the first other cap.
 */
export const steadyPull = (
  state: SkellyState,
  seat: Seat,
  wanted: (ruling: Ruling, after: SkellyState, flick: Flick) => boolean,
  towards: Point = nextAim(state, seat),
): SteadyPull | null => {
  const from = state.caps[seat]?.at ?? towards
  const foresight = foresightOf(state)
  for (const pull of pullsAlong({ dx: from.x - towards.x, dy: from.y - towards.y })) {
    const flick = flickOfPull(pull)
    if (flick === null) continue
    const { ruling, after } = foreseeShot(foresight, state, seat, flick)
    if (wanted(ruling, after, flick)) return { pull, flick, ruling, after }
  }
  return null
}

const nextAim = (state: SkellyState, seat: Seat): Point => {
  const { target, others, cap } = tableOf(state, seat)
  return target === null ? (others[0]?.cap.at ?? cap.at) : centreOf(target)
}

/** All pulls of whole pixels up to a full one, the nearest to the direction of `line` first. */
const pullsAlong = (line: Pull): readonly Pull[] => {
  const pulls: (Pull & { readonly cosine: number })[] = []
  const whole = length(line.dx, line.dy)
  for (let dx = -FULL_PULL; dx <= FULL_PULL; dx += 1) {
    for (let dy = -FULL_PULL; dy <= FULL_PULL; dy += 1) {
      const reach = length(dx, dy)
      if (reach === 0 || reach > FULL_PULL) continue
      pulls.push({ dx, dy, cosine: whole === 0 ? 0 : (dx * line.dx + dy * line.dy) / (reach * whole) })
    }
  }
  return pulls.sort((one, other) => other.cosine - one.cosine).map(({ dx, dy }) => ({ dx, dy }))
}
