import type { LanePlan } from './line-plan.ts'

/** Bytes that go on together. */
export interface Piece {
  /** Where it begins and ends in what came in. */
  readonly from: number
  readonly to: number
  readonly late: number
  readonly isHeld: boolean
}

export interface Pieces {
  readonly pieces: readonly Piece[]
  /** The connection breaks after them. */
  readonly isCut: boolean
}

/**
 * How bytes that came in together go on: in pieces, each with its stretch's lateness, up to the cut.
 * @param before how many bytes came in before them in this direction
 * @param length how many they are
 */
export const piecesOf = ({ cutAfter, stretchOf }: LanePlan, before: number, length: number): Pieces => {
  const isCut = cutAfter !== null && before + length > cutAfter
  const end = isCut ? Math.max(0, cutAfter - before) : length
  const pieces: Piece[] = []
  for (let from = 0; from < end;) {
    const stretch = stretchOf(before + from)
    const to = Math.min(end, stretch.end - before)
    pieces.push({ from, to, late: stretch.late, isHeld: stretch.isHeld })
    from = to
  }
  return { pieces, isCut }
}
