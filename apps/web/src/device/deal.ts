import {
  drawGrip,
  drawOrder,
  PHYSICS_VERSION,
  skelly,
  type Seed,
  type SeatSetup,
  type Setup,
} from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'

/** What is wished for at a table of this device. */
export interface TableWishes {
  readonly way: 'machine' | 'local' | 'solo'
  /** As they were entered: the turn order is drawn (R2.3). */
  readonly players: readonly SeatSetup[]
  /** Seconds, or null without a clock. */
  readonly shotClock: number | null
}

/** The solo run is always on the same street (R2.6). */
const EVEN = 100

const versionsFor = (seats: readonly SeatSetup[]): Setup['versions'] => {
  const isAlone = seats.every(({ computer }) => computer === undefined)
  return { physics: PHYSICS_VERSION, rules: skelly.version, bots: isAlone ? 0 : BOTS_VERSION }
}

/** A fresh game's setup: turn order and street are drawn from the seed. */
export const deal = ({ way, players, shotClock }: TableWishes, seed: Seed): Setup => {
  const order = drawOrder(seed, players.length)
  return {
    ruleset: skelly.name,
    versions: versionsFor(players),
    way,
    court: 'street',
    seed,
    grip: way === 'solo' ? EVEN : drawGrip(seed),
    shotClock,
    seats: order.flatMap((player) => players.slice(player, player + 1)),
  }
}

/** The next game of the same players: who was first goes last (R2.3), on another street. */
export const dealAgain = (setup: Setup, seed: Seed): Setup => ({
  ...setup,
  seed,
  versions: versionsFor(setup.seats),
  grip: setup.way === 'solo' ? EVEN : drawGrip(seed),
  seats: [...setup.seats.slice(1), ...setup.seats.slice(0, 1)],
})
