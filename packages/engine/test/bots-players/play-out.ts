import {
  beginMatch,
  enact,
  millis,
  PHYSICS_VERSION,
  seedOf,
  shotIdOf,
  skelly,
  type Fill,
  type JournalEntry,
  type Match,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '../../src/index.ts'
import { BOTS_VERSION, chooseTurn, mindOf, type Hand } from '../../src/bots/index.ts'
import { streamOf } from '../../src/rng.ts'

type Entry = JournalEntry<SkellyMove, SkellyEvent>

/** A game of computer players, whole. */
export interface PlayedGame {
  readonly match: Match<SkellyState>
  readonly entries: readonly Entry[]
}

export interface Player {
  readonly fill: Fill
  readonly hand: Hand
}

/** Plays a game by commands until it is over, or throws after far more turns than a game takes. */
export const playOut = (
  seedText: string,
  players: readonly Player[],
  options: { readonly simulations: number; readonly grip?: number },
): PlayedGame => {
  const seed = seedOf(seedText)
  if (seed === null) throw new Error(`${seedText} is no seed`)
  const setup: Setup = {
    ruleset: 'skelly',
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION },
    way: 'online',
    court: 'street',
    seed,
    grip: options.grip ?? 100,
    shotClock: 20,
    seats: players.map(({ fill }, place) => ({ name: `seat-${String(place)}`, fill })),
  }
  const game = new Game(setup)
  const streams = players.map((_, place) => streamOf(seed, `bot ${String(place)}`))
  game.do({ kind: 'begin', at: millis(0) })
  for (let turns = 0; game.match.phase.kind === 'playing'; turns += 1) {
    if (turns > 1000) throw new Error(`no end with seed ${seedText}`)
    const mover = skelly.mover(game.match.state)
    const [hand, stream] = mover === null ? [] : [players[mover]?.hand, streams[mover]]
    if (mover === null || hand === undefined || stream === undefined) throw new Error('nobody is on turn')
    const mind = { ...mindOf(hand), budget: { flicks: options.simulations, replies: 0 } }
    const turn = chooseTurn(game.match, mover, mind, stream)
    streams[mover] = turn.stream
    const { setDown } = turn
    if (setDown !== null) game.move(mover, { kind: 'set-down', x: setDown.x * 1024, y: setDown.y * 1024 })
    game.move(mover, { kind: 'flick', shotId: shotIdFor(game.match.ply), ...turn.flick })
  }
  return { match: game.match, entries: game.entries }
}

class Game {
  match: Match<SkellyState>
  readonly entries: Entry[] = []

  constructor(setup: Setup) {
    this.match = beginMatch(skelly, setup)
  }

  move(seat: number, move: SkellyMove): void {
    const { phase, ply } = this.match
    if (phase.kind !== 'playing') throw new Error('nothing can be moved now')
    const mover = skelly.mover(this.match.state)
    if (mover !== seat) throw new Error('not on turn')
    this.do({ kind: 'move', at: phase.stillAt, seat: mover, ply, move })
  }

  do(command: Entry['command']): void {
    const enacted = enact(skelly, this.match, command)
    if (!enacted.ok) throw new Error(`${command.kind} refused: ${enacted.refusal}`)
    this.match = enacted.value.match
    this.entries.push(enacted.value.entry)
  }
}

const shotIdFor = (ply: number) => {
  const id = shotIdOf(ply.toString(16).padStart(32, '0'))
  if (id === null) throw new Error('no shot id')
  return id
}
