import { matchXp, PLAYED_TO_THE_END_XP, type MatchTally, type SeatTally } from './match-xp.ts'
import { SOLO_RUN_XP, STAR_XP } from './solo-xp.ts'

/** What XP is given for: the rows of R11, from the top. Stars stand in the row of their run. */
export const XP_ROWS = ['box', 'pot', 'knock-in', 'rescue', 'knockout', 'won', 'played', 'run'] as const
export type XpRow = (typeof XP_ROWS)[number]

/** XP by what gave it; rows that gave none are not there. */
export type XpByRow = Readonly<Partial<Record<XpRow, number>>>

/** @throws when a ruleset names a row that R11 does not have: that is a bug */
const rowNamed = (name: string): XpRow => {
  const row = XP_ROWS.find((each) => each === name)
  if (row === undefined) throw new Error(`R11 has no row ${name}`)
  return row
}

const byRow = (parts: readonly (readonly [string, number])[]): XpByRow => {
  const rows: Partial<Record<XpRow, number>> = {}
  for (const [name, xp] of parts) {
    const row = rowNamed(name)
    if (xp > 0) rows[row] = (rows[row] ?? 0) + xp
  }
  return rows
}

/** R11, R11.1: what gave each seat its XP. It adds up to `matchXp`. */
export const matchXpRows = (tally: MatchTally): readonly XpByRow[] => {
  const xp = matchXp(tally)
  return tally.seats.map((seat, place) => {
    if (!tally.counts) return {}
    const rest = (xp[place] ?? 0) - sumOf(seat.shots)
    const won = Math.max(0, rest - PLAYED_TO_THE_END_XP)
    return byRow([...Object.entries(seat.rows), ['won', won], ['played', rest - won]])
  })
}

/** R11.1: what gave a finished solo run its XP. It adds up to `soloXp`. */
export const soloXpRows = ({ rows }: Pick<SeatTally, 'rows'>, stars: number): XpByRow =>
  byRow([...Object.entries(rows), ['run', SOLO_RUN_XP + stars * STAR_XP]])

/** All of it together. */
export const xpIn = (rows: XpByRow): number => sumOf(Object.values(rows))

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, xp) => sum + xp, 0)
