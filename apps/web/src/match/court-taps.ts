import type { CourtTap } from '@skelly/court-view'
import { pieceIdOf } from '../stage/pieces-of.ts'
import { colourOf, type TableLook } from '../stage/table-look.ts'
import type { Passing } from '../talk/passing.ts'

/** The fingers on caps as the court shows them: by whose seat, the seat that is pointed at. */
export const courtTaps = (
  taps: Readonly<Record<number, Passing<number>>>,
  look: TableLook,
): readonly CourtTap[] =>
  Object.entries(taps).map(([seat, { id, value }]) => ({
    id: `${seat} ${String(id)}`,
    pieceId: pieceIdOf(value),
    colour: colourOf(look, Number(seat)),
  }))
