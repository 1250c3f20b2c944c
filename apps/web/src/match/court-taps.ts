import type { CourtTap } from '@skelly/court-view'
import { colourOf, pieceIdOf, type TableLook } from '@skelly/stage'
import type { Passing } from '../talk/passing.ts'

/**
 * The fingers on caps as the court shows them, with whose they are: by whose seat, the seat that is pointed at.
 * @param names by seat
 */
export const courtTaps = (
  taps: Readonly<Record<number, Passing<number>>>,
  look: TableLook,
  names: readonly string[],
): readonly CourtTap[] =>
  Object.entries(taps).map(([seat, { id, value }]) => ({
    id: `${seat} ${String(id)}`,
    pieceId: pieceIdOf(value),
    colour: colourOf(look, Number(seat)),
    name: names[Number(seat)] ?? '',
  }))
