import {
  GRID,
  PHYSICS_VERSION,
  beginMatch,
  drawGrip,
  enact,
  millis,
  numberedShotId,
  skelly,
  type Command,
  type JournalEntry,
  type Match,
  type Seat,
  type Seed,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { BOTS_VERSION, botStream, chooseShot, plainTurn, type ChosenShot } from '@skelly/engine/bots'
import type { Player } from './player.ts'

/** A game that was played out. */
export interface PlayedGame {
  readonly setup: Setup
  readonly journal: readonly JournalEntry<SkellyMove, SkellyEvent>[]
  /** What happened on the court, in order. */
  readonly events: readonly SkellyEvent[]
  /** How long each turn was thought over, in order. */
  readonly thoughts: readonly { readonly name: string; readonly milliseconds: number }[]
}

/** More flicks than any game takes, so that one that never ended would be noticed. */
const MOST_PLIES = 5_000

/**
 * Plays a game out, or a solo run where there is one player, each turn as soon as the caps lie still.
 * @param players in turn order
 * @throws when the game does not end or the rules refuse what a player does: that is a bug
 */
export const playGame = (seed: Seed, players: readonly Player[]): PlayedGame => {
  const setup = setupOf(seed, players)
  const journal: PlayedGame['journal'][number][] = []
  const thoughts: PlayedGame['thoughts'][number][] = []
  let match = beginMatch(skelly, setup)
  const accept = (command: Command<SkellyMove>): void => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(`seed ${seed}: ${command.kind} was refused (${enacted.refusal})`)
    match = enacted.value.match
    journal.push(enacted.value.entry)
  }
  accept({ kind: 'begin', at: millis(0) })
  for (let next = moverOf(match, players); next !== null; next = moverOf(match, players)) {
    const { ply } = match
    if (ply >= MOST_PLIES) throw new Error(`seed ${seed}: no end after ${String(ply)} flicks`)
    const { player, seat, at } = next
    const began = performance.now()
    const turn = turnOf(match, seat, player)
    thoughts.push({ name: player.name, milliseconds: performance.now() - began })
    for (const move of movesOf(turn, ply)) accept({ kind: 'move', at, seat, ply, move })
  }
  return { setup, journal, events: journal.flatMap(eventsIn), thoughts }
}

const setupOf = (seed: Seed, players: readonly Player[]): Setup => {
  const isSolo = players.length === 1
  const hasComputers = players.some(({ kind }) => kind === 'computer')
  return {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: hasComputers ? BOTS_VERSION : 0 },
    way: isSolo ? 'solo' : 'machine',
    court: 'street',
    seed,
    grip: isSolo ? 100 : drawGrip(seed),
    shotClock: isSolo ? null : 20,
    seats: players.map((player) => ({
      name: player.name,
      fill: 'empty',
      ...(player.kind === 'computer' ? { computer: player.strength } : {}),
    })),
  }
}

const moverOf = ({ phase, state }: Match<SkellyState>, players: readonly Player[]) => {
  const seat = skelly.mover(state)
  const player = seat === null ? undefined : players[seat]
  if (phase.kind !== 'playing' || seat === null || player === undefined) return null
  return { seat, player, at: phase.stillAt }
}

type Turn = Pick<ChosenShot, 'setDown' | 'flick'>

const turnOf = (match: Match<SkellyState>, seat: Seat, player: Player): Turn => {
  if (player.kind === 'computer') return chooseShot(match, seat)
  return plainTurn(match, seat, player.hand, botStream(match.setup.seed, seat, match.ply))
}

const movesOf = ({ setDown, flick }: Turn, ply: number): readonly SkellyMove[] => [
  ...(setDown === null
    ? []
    : [{ kind: 'set-down', x: setDown.x * GRID, y: setDown.y * GRID } satisfies SkellyMove]),
  { kind: 'flick', shotId: numberedShotId(ply), ...flick },
]

const eventsIn = ({ happenings }: PlayedGame['journal'][number]): readonly SkellyEvent[] =>
  happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
