import { FILL_NAMES } from '../../caps/fill.ts'
import { STRENGTHS, type SeatSetup } from '../../rulesets/ruleset.ts'

/** Room for fills below it; each computer player's strength is one more of it, a person none. */
const FILLS_AT_MOST = 16

/** A seat's fill and who holds it as one count: a person's is the fill's place alone. */
export const seatWord = ({ fill, computer }: SeatSetup): number =>
  FILL_NAMES.indexOf(fill) + FILLS_AT_MOST * (computer === undefined ? 0 : 1 + STRENGTHS.indexOf(computer))

/** The seat that the count stands for, still to be checked: a strength that there is not is null. */
export const readSeat = (name: string, word: number): unknown => {
  const fill = FILL_NAMES[word % FILLS_AT_MOST]
  if (word < FILLS_AT_MOST) return { name, fill }
  return { name, fill, computer: STRENGTHS[Math.floor(word / FILLS_AT_MOST) - 1] ?? null }
}
