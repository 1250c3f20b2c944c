import { courtNamed } from '../../court/court-named.ts'
import type { Court } from '../../court/court.ts'
import type { SkellyState } from './state.ts'

/**
 * The court that the table stands on: its own, or the one that goes by its name.
 * @throws when there is none: setups and positions are checked before
 */
export const courtOf = ({ court, ground }: Pick<SkellyState, 'court' | 'ground'>): Court => {
  const found = ground ?? courtNamed(court)
  if (found === null) throw new RangeError(`no court is named ${court}`)
  return found
}
