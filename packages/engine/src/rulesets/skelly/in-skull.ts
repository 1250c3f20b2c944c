import type { Court } from '../../court/court.ts'
import { isCentreIn } from '../../court/is-centre-in.ts'
import type { Point } from '../../geometry/point.ts'
import { HOME_BOX } from './run.ts'

/** R1.3, R1.6: the centre is in the skull's square and not in box 13. */
export const isInSkull = (court: Court, at: Point): boolean => {
  if (court.skull === null || !isCentreIn(court.skull, at)) return false
  const home = court.boxes.find((box) => box.number === HOME_BOX)
  return home === undefined || !isCentreIn(home.area, at)
}
