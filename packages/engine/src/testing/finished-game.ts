import { BOTS_VERSION, HANDS, botStream, chooseShot, chooseTurn, mindOf } from '../bots/index.ts'
import { GRID } from '../geometry/point.ts'
import { millis, numberedShotId, type Millis, type Seat, type Seed } from '../ids.ts'
import { beginMatch } from '../match/begin-match.ts'
import { drawGrip } from '../match/draw-grip.ts'
import { drawOrder } from '../match/draw-order.ts'
import { enact } from '../match/enact.ts'
import type { Command, JournalEntry, Match } from '../match/match.ts'
import { PHYSICS_VERSION } from '../physics/versions/physics-version.ts'
import { replayOf } from '../replay/replay-of.ts'
import type { Replay } from '../replay/replay.ts'
import type { Setup, Strength } from '../rulesets/ruleset.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyMove, SkellyState } from '../rulesets/skelly/state.ts'

/** A person's game on a device: alone where there are no computer players. */
export interface DeviceGameWishes {
  readonly seed: Seed
  readonly name: string
  /** Epoch milliseconds. */
  readonly date: Millis
  readonly computers: readonly Strength[]
  /** Who flicks first, second and so on, the person numbered 0; as the seed says where it is left out (R2.3). */
  readonly order?: readonly number[]
}

/** A finished game of a device as its replay, the person played by a good hand. The same wishes give the same game. */
export const finishedGame = (wishes: DeviceGameWishes): Replay => {
  const setup = setupOf(wishes)
  const journal: JournalEntry<SkellyMove, SkellyEvent>[] = []
  let match = beginMatch(skelly, setup)
  const accept = (command: Command<SkellyMove>): void => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(`${command.kind} was refused: ${enacted.refusal}`)
    match = enacted.value.match
    journal.push(enacted.value.entry)
  }
  accept({ kind: 'begin', at: wishes.date })
  while (match.phase.kind === 'playing') {
    const { ply, phase, state } = match
    const seat = skelly.mover(state)
    if (seat === null) throw new Error('nobody is on turn')
    const at = millis(phase.stillAt + 1000)
    for (const move of movesOf(match, seat)) accept({ kind: 'move', at, seat, ply, move })
  }
  return replayOf(setup, wishes.date, journal)
}

const setupOf = ({ seed, name, computers, order }: DeviceGameWishes): Setup => {
  const isSolo = computers.length === 0
  const players = [
    { name, fill: 'crayon' },
    ...computers.map((computer) => ({ name: computer, fill: 'floor', computer }) as const),
  ] as const
  return {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: isSolo ? 0 : BOTS_VERSION },
    way: isSolo ? 'solo' : 'machine',
    court: 'street',
    seed,
    grip: isSolo ? 100 : drawGrip(seed),
    shotClock: isSolo ? null : 20,
    seats: (order ?? drawOrder(seed, players.length)).flatMap((player) => players.slice(player, player + 1)),
  }
}

/** Looks at few plans, so that tests need not wait for it. */
const PERSON = { ...mindOf(HANDS.good), budget: { flicks: 100, replies: 0 } }

const movesOf = (match: Match<SkellyState>, seat: Seat): readonly SkellyMove[] => {
  const { setup, ply } = match
  const isComputer = setup.seats[seat]?.computer !== undefined
  const { setDown, flick } = isComputer
    ? chooseShot(match, seat)
    : chooseTurn(match, seat, PERSON, botStream(setup.seed, seat, ply))
  const shot = { kind: 'flick', shotId: numberedShotId(ply), ...flick } as const
  if (setDown === null) return [shot]
  return [{ kind: 'set-down', x: setDown.x * GRID, y: setDown.y * GRID }, shot]
}
