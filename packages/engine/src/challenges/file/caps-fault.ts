import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import type { Disc } from '../../court/disc.ts'
import { mayLieAt } from '../../court/may-lie-at.ts'
import { isInSkull } from '../../rulesets/skelly/in-skull.ts'
import { YOU, type LevelTable } from '../level-table.ts'

export type CapsFault = 'no-cap' | 'does-not-fit' | 'no-fill' | 'not-in-the-skull' | 'not-yours' | 'computers'

/** Computer players at a table (R9). */
const MOST_COMPUTERS = 3

/** What is wrong with the caps that a level puts down; null when nothing is. */
export const capsFault = ({ court, caps }: LevelTable): CapsFault | null => {
  const [yours, ...others] = caps
  if (yours === undefined) return 'no-cap'
  const discs = caps.map(({ at }): Disc => ({ at, radius: CAP_RADIUS }))
  if (
    !discs.every((disc) =>
      mayLieAt(
        court,
        disc,
        discs.filter((other) => other !== disc),
      ),
    )
  ) {
    return 'does-not-fit'
  }
  if (others.some(({ fill }) => fill === null)) return 'no-fill'
  if (yours.computer !== null || yours.sittingOut > 0) return 'not-yours'
  const stuck = caps.filter(({ sittingOut }) => sittingOut > 0)
  if (!stuck.every(({ at }) => isInSkull(court, at))) return 'not-in-the-skull'
  const computers = caps.filter(({ computer }, place) => place !== YOU && computer !== null)
  return computers.length > MOST_COMPUTERS ? 'computers' : null
}
