import { expect, test } from 'vitest'
import { withCapAt } from '../../src/stage/allowed-for.ts'
import { rememberedShot } from '../../src/stage/remembered-shot.ts'
import { shotOnCourt } from '@skelly/stage'
import { seatAt } from '@skelly/engine'
import { freshTable } from './table.ts'

const table = freshTable()
const flick = { dx: 0, dy: -1, strength: 300 }

test('the same flick from the same table is worked out once, however the table came about', () => {
  const workOut = rememberedShot()
  const foreseen = workOut(table, 0, flick)
  expect(foreseen).toEqual(shotOnCourt(table, 0, flick))
  const copy = { ...table, caps: table.caps.map((cap) => ({ ...cap, at: { ...cap.at } })) }
  expect(workOut(copy, 0, { ...flick }).trace).toBe(foreseen.trace)
})

test('another flick, seat or place is another shot', () => {
  const workOut = rememberedShot()
  const { trace } = workOut(table, 0, flick)
  expect(workOut(table, 0, { ...flick, strength: 301 }).trace).not.toBe(trace)
  const moved = withCapAt(table, seatAt(0), { x: 250, y: 1150 })
  expect(workOut(moved, 0, flick)).toEqual(shotOnCourt(moved, 0, flick))
  expect(workOut({ ...table, grip: 70 }, 0, flick)).toEqual(shotOnCourt({ ...table, grip: 70 }, 0, flick))
})
