import type { Slide } from '@skelly/court-view'
import { CAP_RADIUS, isCentreIn, isOnChalk, type Court } from '@skelly/engine'
import type { PlannedSound } from './planned-sound.ts'
import { variation } from './variation.ts'

/** The chalk is heard while the cap comes to a stop on it, which is so long before, ms. */
const RASPS_BEFORE = 90

const isInSkull = (court: Court, at: Slide['rest']): boolean =>
  court.skull !== null && isCentreIn(court.skull, at) && !court.boxes.some(({ area }) => isCentreIn(area, at))

/** What is heard where a cap comes to rest: tar takes it with a thud, chalk rasps under it; nothing elsewhere. */
export const restSounds = ({ mass, rest, restsAt }: Slide, court: Court): readonly PlannedSound[] => {
  const varied = 1 + 0.05 * variation(restsAt)
  if (isInSkull(court, rest))
    return [{ name: 'thud', at: restsAt, gain: 0.3 + 0.05 * mass, rate: varied * mass ** -0.15 }]
  if (!isOnChalk(court, rest, CAP_RADIUS)) return []
  const at = Math.max(0, restsAt - RASPS_BEFORE)
  return [{ name: 'rasp', at, gain: 0.07, rate: varied * mass ** -0.2 }]
}
