import fc from 'fast-check'
import { FILL_NAMES } from '../src/caps/fill.ts'
import { GRID } from '../src/geometry/point.ts'
import { millis, numberedShotId, seatAt } from '../src/ids.ts'
import { GRIPS } from '../src/match/draw-grip.ts'
import { STRENGTHS, type SeatSetup } from '../src/rulesets/ruleset.ts'
import type { SkellyMove } from '../src/rulesets/skelly/state.ts'
import { seedNumbered, setupOf } from '../src/testing/setup-of.ts'
import { Table } from '../src/testing/table.ts'

type Step = (table: Table) => void

const move = (given: SkellyMove, late: number): Step => {
  return (table) => {
    const shotId = numberedShotId(table.match.ply)
    table.move(given.kind === 'flick' ? { ...given, shotId } : given, table.stillAt + late)
  }
}

const late = fc.oneof({ weight: 9, arbitrary: fc.nat(19_999) }, { weight: 1, arbitrary: fc.nat(40_000) })
const component = fc.integer({ min: -500, max: 500 })

const flick = fc
  .record({ dx: component, dy: component, strength: fc.integer({ min: 1, max: 1000 }), late })
  .map(({ late: after, ...given }) => move({ kind: 'flick', shotId: numberedShotId(0), ...given }, after))

/** Aimed at the middle of the mover's target, with a pull that about reaches it: games go on by it. */
const aimed = fc
  .record({ pull: fc.integer({ min: 500, max: 900 }), late })
  .map(({ pull, late: after }): Step => (table) => {
    const { turn, caps } = table.match.state
    const cap = turn.phase === 'over' ? undefined : caps[turn.mover]
    if (cap === undefined) return
    const dx = Math.round((500 - cap.at.x) * GRID) || 1
    const dy = Math.round((500 - cap.at.y) * GRID)
    move({ kind: 'flick', shotId: numberedShotId(0), dx, dy, strength: pull }, after)(table)
  })

const setDown = fc
  .record({ x: fc.integer({ min: 0, max: 1000 * GRID }), y: fc.integer({ min: 0, max: 1300 * GRID }), late })
  .map(({ x, y, late: after }) => move({ kind: 'set-down', x, y }, after))

/** Near where the cap stopped, so that many are allowed. */
const nudge = fc
  .record({
    dx: fc.integer({ min: -15_000, max: 15_000 }),
    dy: fc.integer({ min: -15_000, max: 15_000 }),
    late,
  })
  .map(({ dx, dy, late: after }): Step => (table) => {
    const { turn } = table.match.state
    if (turn.phase !== 'setting-down') return
    const x = turn.stoppedAt.x * GRID + dx
    const y = turn.stoppedAt.y * GRID + dy
    move({ kind: 'set-down', x, y }, after)(table)
  })

const timeOut = fc.constant<Step>((table) => void table.timeOut())
const leave = fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 2 }).map(
  (seats): Step =>
    (table) =>
      void table.leave(seats),
)
const resume = fc.nat(60_000).map((away): Step => {
  return (table) => void table.ask({ kind: 'resume', at: millis(table.stillAt + away), away })
})
const foreign = fc.nat(5).map((seat): Step => (table) => {
  const { stillAt: at, match } = table
  table.ask({ kind: 'move', at, seat: seatAt(seat), ply: match.ply, move: { kind: 'aim' } })
})

const step = fc.oneof(
  { weight: 12, arbitrary: flick },
  { weight: 12, arbitrary: aimed },
  { weight: 2, arbitrary: setDown },
  { weight: 6, arbitrary: nudge },
  { weight: 3, arbitrary: timeOut },
  { weight: 1, arbitrary: leave },
  { weight: 1, arbitrary: resume },
  { weight: 1, arbitrary: foreign },
)

const setup = fc
  .record({
    fills: fc.array(fc.constantFrom(...FILL_NAMES), { minLength: 2, maxLength: 4 }),
    grip: fc.constantFrom(...GRIPS),
    shotClock: fc.constantFrom(null, 10, 20, 30),
    seed: fc.nat().map(seedNumbered),
    name: fc.string({ unit: 'binary', maxLength: 20 }),
    computer: fc.constantFrom(undefined, undefined, ...STRENGTHS),
  })
  .map(({ fills, name, computer, ...given }) => {
    const persons = fills.map((fill): SeatSetup => ({ fill, name }))
    if (computer === undefined) return setupOf({ ...given, seats: persons })
    const versions = { ...setupOf().versions, bots: 1 }
    const seats = persons.map((seat, place) => (place === 0 ? { ...seat, computer } : seat))
    return setupOf({ ...given, way: 'machine', versions, seats })
  })

/** A match played at random, refused commands passed over: to its end or to wherever the steps lead. */
export const arbitraryPlay: fc.Arbitrary<Table> = fc
  .record({ setup, steps: fc.array(step, { maxLength: 40 }) })
  .map(({ setup: given, steps }) => {
    const table = new Table(given)
    table.begin(1_764_460_800_000)
    for (const take of steps) take(table)
    return table
  })
