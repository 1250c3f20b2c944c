import {
  GRID,
  seatAt,
  seedOf,
  shotIdOf,
  skelly,
  type Setup,
  type ShotId,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import type { StageStep } from '../../src/stage/stage.ts'

const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('the test needs a value here')
  return value
}

export const shotId = (digit: string): ShotId => must(shotIdOf(digit.repeat(32)))

/** Two players on an even street. */
export const setUp: Setup = {
  ruleset: 'skelly',
  versions: { physics: 1, rules: skelly.version, bots: 0 },
  way: 'ranked',
  court: 'street',
  seed: must(seedOf('0'.repeat(32))),
  grip: 100,
  shotClock: 20,
  seats: [
    { name: 'Ana', fill: 'crayon' },
    { name: 'Ben', fill: 'tar' },
  ],
}

/** A fresh table of theirs. */
export const freshTable = (): SkellyState => skelly.begin(setUp)

export const flickOf = (id: ShotId, dx: number, dy: number, strength: number): SkellyMove => ({
  kind: 'flick',
  shotId: id,
  dx,
  dy,
  strength,
})

export const setDownAt = (x: number, y: number): SkellyMove => ({
  kind: 'set-down',
  x: x * GRID,
  y: y * GRID,
})

/** The step that a seat's move makes, as the screen hears of it. */
export const stepOf = (seq: number, before: SkellyState, seat: number, move: SkellyMove): StageStep => {
  const decided = skelly.decide(before, seatAt(seat), move)
  if (!decided.ok) throw new Error(decided.refusal)
  const after = decided.value.reduce((state, event) => skelly.evolve(state, event), before)
  return { seq, before, after, events: decided.value, heardAt: 5_000, rate: 1 }
}

/** The step of the mover's turn lost to the clock. */
export const clockStep = (seq: number, before: SkellyState): StageStep => {
  const events = skelly.loseTurn(before)
  const after = events.reduce((state, event) => skelly.evolve(state, event), before)
  return { seq, before, after, events, heardAt: 5_000, rate: 1 }
}
