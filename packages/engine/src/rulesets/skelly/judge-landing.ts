import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import type { Box, Court } from '../../court/court.ts'
import { isCentreIn } from '../../court/is-centre-in.ts'
import { isInsideBox } from '../../court/is-inside-box.ts'
import { isOnChalk } from '../../court/is-on-chalk.ts'
import type { Point } from '../../geometry/point.ts'
import { isInSkull } from './in-skull.ts'
import { HOME_BOX, isKiller, targetOf } from './run.ts'
import type { SkellyCap, Verdict } from './state.ts'

/** What a landing is judged by, apart from where the cap stopped. */
interface Ground {
  readonly court: Court
  /** The target's box; null for a killer and where R5.10 bars it. */
  readonly open: Box | null
  /** Whether the flick began inside the box won last and touched nobody (R5.1). */
  readonly mayPot: boolean
  readonly home: Box | null
  /** Whether a killer's flick began with the centre outside box 13 (R5.6). */
  readonly comesHome: boolean
}

interface Landing {
  readonly verdict: Verdict
  readonly fits: (at: Point, on: Ground) => boolean
}

/** R5, from the top: the first row that fits is the ruling. */
const LANDINGS = [
  { verdict: 'pot', fits: (at, on) => on.mayPot && isInside(on.open, at) },
  { verdict: 'box', fits: (at, on) => isInside(on.open, at) },
  { verdict: 'chalk', fits: (at, on) => isOnChalk(on.court, at, CAP_RADIUS) },
  { verdict: 'skull', fits: (at, on) => isInSkull(on.court, at) },
  { verdict: 'home', fits: (at, on) => on.comesHome && isInside(on.home, at) },
  { verdict: 'parked', fits: (at, on) => isInside(on.home, at) },
] as const satisfies readonly Landing[]

export type LandingVerdict = (typeof LANDINGS)[number]['verdict'] | 'miss'

/**
 * R5: where the shooter stopped, once R4 earned nothing.
 * @param cap the shooter as it was before the flick
 * @param stopped where it lies now
 * @param touchedNobody whether the shooter ran into no other cap (R5.1)
 */
export const judgeLanding = (
  court: Court,
  cap: SkellyCap,
  stopped: Point,
  touchedNobody: boolean,
): LandingVerdict => {
  const on = groundOf(court, cap, touchedNobody)
  return LANDINGS.find(({ fits }) => fits(stopped, on))?.verdict ?? 'miss'
}

const groundOf = (court: Court, cap: SkellyCap, touchedNobody: boolean): Ground => {
  const target = boxOf(court, targetOf(cap.progress))
  const wonLast = boxOf(court, cap.lastWon)
  const home = boxOf(court, HOME_BOX)
  // R5.10: where the target is the box won last it must be left before it can be landed again.
  const barred = target !== null && target === wonLast && isCentreIn(target.area, cap.at)
  return {
    court,
    open: barred ? null : target,
    mayPot: touchedNobody && isInside(wonLast, cap.at),
    home,
    comesHome: isKiller(cap.progress) && home !== null && !isCentreIn(home.area, cap.at),
  }
}

const boxOf = (court: Court, number: number | null): Box | null =>
  court.boxes.find((box) => box.number === number) ?? null

/** R1.5. */
const isInside = (box: Box | null, at: Point): boolean => box !== null && isInsideBox(box, at, CAP_RADIUS)
