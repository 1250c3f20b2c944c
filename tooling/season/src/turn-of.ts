import { randomBytes } from 'node:crypto'
import {
  GRID,
  millis,
  seedOf,
  shotIdOf,
  skelly,
  type Command,
  type Match,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { botStream, chooseShot, chooseTurn, mindOf, type Hand } from '@skelly/engine/bots'

/** Looks at few plans: a season is many games. */
const BUDGET = { flicks: 60, replies: 0 }
/** Milliseconds that a player thinks. */
const THINKS = 3000

/**
 * The turn of whoever is on turn, some seconds after the caps lie still: a set-down, where there is one, and a flick.
 * @param handAt whose hand flicks at a seat; where a computer player holds it, its strength does
 */
export const turnOf = (
  match: Match<SkellyState>,
  handAt: (seat: number) => Hand,
): readonly Command<SkellyMove>[] => {
  const { phase, ply, setup, state } = match
  const seat = skelly.mover(state)
  if (phase.kind !== 'playing' || seat === null) throw new Error('nobody is on turn')
  const at = millis(phase.stillAt + THINKS)
  const isComputer = setup.seats[seat]?.computer !== undefined
  const { setDown, flick } = isComputer
    ? chooseShot(match, seat)
    : // the match's own seed draws street and order; what a player's hand does comes from elsewhere
      chooseTurn(match, seat, { ...mindOf(handAt(seat)), budget: BUDGET }, botStream(freshSeed(), seat, ply))
  const shot: Command<SkellyMove> = {
    ...{ kind: 'move', at, seat, ply },
    move: { kind: 'flick', shotId: freshShotId(), ...flick },
  }
  if (setDown === null) return [shot]
  const move = { kind: 'set-down', x: setDown.x * GRID, y: setDown.y * GRID } as const
  return [{ kind: 'move', at, seat, ply, move }, shot]
}

const freshSeed = () => seedOf(randomBytes(16).toString('hex')) ?? neverBytes()
const freshShotId = () => shotIdOf(randomBytes(16).toString('hex')) ?? neverBytes()

const neverBytes = (): never => {
  throw new Error('16 bytes make no id')
}
