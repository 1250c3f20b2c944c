import { unreachable } from '../result.ts'
import type { SetDownArea, SkellyCap, SkellyTurn } from '../rulesets/skelly/state.ts'
import { groupsText, readGroups } from './groups-text.ts'
import { pointText, readPoint } from './point-text.ts'
import { letterSeat, seatLetter } from './seat-letter.ts'

/**
 * Whose turn it is: `A` flicks from where its cap lies; `A in 5` may set down in box 5 first (`A in START`),
 * with ` from 40,41` where the cap stopped when it does not lie there any more; `over A B` is the end, in places.
 */
export const turnText = (turn: SkellyTurn, caps: readonly SkellyCap[]): string => {
  switch (turn.phase) {
    case 'aiming':
      return seatLetter(turn.mover)
    case 'setting-down': {
      const stopped = pointText(turn.stoppedAt)
      const at = caps[turn.mover]?.at
      const from = at !== undefined && pointText(at) === stopped ? '' : ` from ${stopped}`
      return `${seatLetter(turn.mover)} in ${turn.within === 'start' ? 'START' : String(turn.within)}${from}`
    }
    case 'over':
      return `over ${groupsText(turn.places)}`
    default:
      return unreachable(turn)
  }
}

const SETTING_DOWN = /^([A-Z]) in (START|\d+)(?: from ([\d.,-]+))?$/

/** The turn that the text stands for, or null. `caps` are those of the position. */
export const readTurn = (text: string, caps: readonly SkellyCap[]): SkellyTurn | null => {
  if (text.startsWith('over ')) {
    const places = readGroups(text.slice('over '.length))
    return places === null ? null : { phase: 'over', places }
  }
  const [, letter = text, within, from] = SETTING_DOWN.exec(text) ?? []
  const mover = letterSeat(letter)
  const at = mover === null ? undefined : caps[mover]?.at
  if (mover === null || at === undefined) return null
  if (within === undefined) return { phase: 'aiming', mover }
  const stoppedAt = from === undefined ? at : readPoint(from)
  if (stoppedAt === null) return null
  return { phase: 'setting-down', mover, within: areaNamed(within), stoppedAt }
}

const areaNamed = (text: string): SetDownArea => (text === 'START' ? 'start' : Number(text))
