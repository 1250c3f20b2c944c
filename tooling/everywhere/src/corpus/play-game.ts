import {
  GRID,
  PHYSICS_VERSION,
  millis,
  numberedShotId,
  replayOf,
  skelly,
  streamOf,
  type Point,
  type Replay,
  type Seat,
  type Setup,
  type Stream,
} from '@skelly/engine'
import { HANDS, chooseTurn, mindOf, type Budget, type Mind } from '@skelly/engine/bots'
import { Table, drawFrom, seedNumbered, type Draw } from '@skelly/engine/testing'
import type { PlannedGame } from './planned-games.ts'

/** Enough to tell a good flick from a bad one. */
const BUDGET: Budget = { flicks: 120, replies: 0 }
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const DATE = millis(1_764_460_800_000)

/**
 * Plays a planned game to its end, or to where it is broken off. Today's computer players always play it alike; a
 * better one would play another.
 */
export const playGame = (game: PlannedGame): Replay => {
  const setup = setupFor(game)
  const table = new Table(setup)
  const players = game.players.map(({ hand }, seat) => ({
    mind: { ...mindOf(HANDS[hand]), budget: BUDGET },
    stream: streamOf(setup.seed, `bot ${String(seat)}`),
  }))
  const fate = drawFrom(setup.seed, 'fate')
  must(table.begin(DATE))
  for (let turn = 0; table.match.phase.kind === 'playing'; turn += 1) {
    if (turn === game.broken?.after) {
      breakOff(table, game.broken.by)
      break
    }
    const seat = skelly.mover(table.match.state)
    const player = seat === null ? undefined : players[seat]
    if (seat === null || player === undefined) throw new Error('nobody is on turn')
    if (!befall(table, seat, game, fate)) takeTurn(table, seat, player, fate)
  }
  return replayOf(setup, DATE, table.journal)
}

interface Player {
  readonly mind: Mind
  stream: Stream
}

const setupFor = ({ number, way, players, grip, shotClock }: PlannedGame): Setup => ({
  ruleset: skelly.name,
  versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
  way,
  court: 'street',
  seed: seedNumbered(number),
  grip,
  shotClock,
  seats: players.map(({ fill }, seat) => ({ name: NAMES[seat] ?? '', fill })),
})

/** Draws whether something else happens than a flick, and if so lets it happen. */
const befall = (table: Table, seat: Seat, { mishaps }: PlannedGame, fate: Draw): boolean => {
  const { clock, leave, outage } = mishaps
  const drawn = fate(100)
  if (drawn < clock) {
    // every other time the player was heard, so that the three turns in a row of R10.4 begin again
    if (drawn % 2 === 0) must(table.move({ kind: 'aim' }, soonest(table) + fate(5_000)))
    must(table.timeOut())
    return true
  }
  if (drawn < clock + leave) {
    must(table.leave([seat], soonest(table) + fate(4_000)))
    return true
  }
  if (drawn < clock + leave + outage) {
    const away = 1_000 + fate(60_000)
    must(table.ask({ kind: 'resume', at: millis(soonest(table) + away), away }))
    return true
  }
  return false
}

const takeTurn = (table: Table, seat: Seat, player: Player, fate: Draw): void => {
  const turn = chooseTurn(table.match, seat, player.mind, player.stream)
  player.stream = turn.stream
  const thought = soonest(table) + fate(4_000)
  if (turn.setDown !== null) must(table.move(setDownAt(turn.setDown), thought))
  const shotId = numberedShotId(table.match.ply)
  must(table.move({ kind: 'flick', shotId, ...turn.flick }, thought + fate(3_000)))
}

/** When the next command can come: the caps lie still, and time never goes back. */
const soonest = ({ stillAt, journal }: Table): number => Math.max(stillAt, journal.at(-1)?.command.at ?? 0)

const setDownAt = ({ x, y }: Point) => ({ kind: 'set-down', x: x * GRID, y: y * GRID }) as const

const breakOff = (table: Table, by: 'server-lost' | 'left-together' | 'nobody'): void => {
  const inGame = skelly.inGame(table.match.state)
  if (by === 'server-lost') must(table.ask({ kind: 'void', at: millis(soonest(table)), why: by }))
  if (by === 'left-together') must(table.leave(inGame, soonest(table)))
}

/** What is refused here is a bug: nothing is asked that the rules do not allow. */
const must = (refusal: string | null): void => {
  if (refusal !== null) throw new Error(`refused: ${refusal}`)
}
