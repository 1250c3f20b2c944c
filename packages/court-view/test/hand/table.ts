import { streetCourt, type Point } from '@skelly/engine'
import type { Table } from '../../src/hand/hand-event.ts'
import type { HandMode } from '../../src/hand/hand-state.ts'

const boxTwo = streetCourt.boxes.find((box) => box.number === 2)
if (!boxTwo) throw new Error('the street has a box 2')

/** The middle of box 2, in which a cap's centre may lie 21 mm to either side. */
export const MIDDLE: Point = { x: 960, y: 960 }

const isLegal = (at: Point): boolean => Math.abs(at.x - 960) <= 21 && Math.abs(at.y - 960) <= 21

/** A mover in box 2 that may only flick. Two millimetres a pixel. */
export const flickTable: Table = {
  allowed: { kind: 'flick', pieceId: 'ana', guide: null },
  mode: 'aim',
  at: MIDDLE,
  mmPerPx: 2,
}

/** The same mover, who may also set down. */
export const placeTable = (mode: HandMode, at: Point = MIDDLE): Table => ({
  allowed: { kind: 'set-down-or-flick', pieceId: 'ana', guide: null, place: { area: boxTwo.area, isLegal } },
  mode,
  at,
  mmPerPx: 2,
})
