import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import type { Court, Rectangle } from '../../court/court.ts'
import type { Disc } from '../../court/disc.ts'
import { setDownFault } from '../../court/set-down-fault.ts'
import { GRID, type Point } from '../../geometry/point.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { seatsInGame } from './seats-in-game.ts'
import type { SetDownArea, SkellyRefusal, SkellyState } from './state.ts'

/**
 * R2.4, R5.3: where a set-down by the mover puts its cap, in mm.
 * @param x whole number of 1/1024 mm
 * @param y whole number of 1/1024 mm
 */
export const checkSetDown = (
  court: Court,
  state: SkellyState,
  { x, y }: Point,
): Result<Point, SkellyRefusal> => {
  const { turn } = state
  if (turn.phase !== 'setting-down') return refuse('not-setting-down')
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return refuse('off-the-grid')
  const at = { x: x / GRID + 0, y: y / GRID + 0 }
  // The place where the cap stopped is always allowed.
  if (at.x === turn.stoppedAt.x && at.y === turn.stoppedAt.y) return ok(at)
  const area = areaOf(court, turn.within)
  if (area === null) return refuse('outside-the-box')
  const others = seatsInGame(state.caps).filter((seat) => seat !== turn.mover)
  const discs = others.flatMap((seat) => discOf(state.caps[seat]?.at))
  const fault = setDownFault(court, area, { at, radius: CAP_RADIUS }, discs)
  return fault === null ? ok(at) : refuse(fault)
}

const areaOf = (court: Court, within: SetDownArea): Rectangle | null => {
  if (within === 'start') return court.start
  return court.boxes.find((box) => box.number === within)?.area ?? null
}

const discOf = (at: Point | undefined): readonly Disc[] =>
  at === undefined ? [] : [{ at, radius: CAP_RADIUS }]
