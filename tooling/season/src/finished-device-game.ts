import {
  beginMatch,
  drawGrip,
  drawOrder,
  enact,
  millis,
  PHYSICS_VERSION,
  replayOf,
  skelly,
  type Command,
  type JournalEntry,
  type Match,
  type Replay,
  type Seed,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
  type Strength,
} from '@skelly/engine'
import { BOTS_VERSION, COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { POLICY } from '@skelly/protocol'
import type { Member } from './roster.ts'
import { turnOf } from './turn-of.ts'

/** A game on a device: alone where there are no computer players beside the member. */
export interface DeviceGame {
  readonly seed: Seed
  readonly computers: readonly Strength[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Plays a member's game on a device to its end. */
export const finishedDeviceGame = (member: Member, game: DeviceGame): Replay => {
  const setup = setupOf(member, game)
  const journal: JournalEntry<SkellyMove, SkellyEvent>[] = []
  let match: Match<SkellyState> = beginMatch(skelly, setup)
  const accept = (command: Command<SkellyMove>): void => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(`${command.kind} was refused: ${enacted.refusal}`)
    match = enacted.value.match
    journal.push(enacted.value.entry)
  }
  const date = millis(game.now)
  accept({ kind: 'begin', at: date })
  while (match.phase.kind === 'playing') turnOf(match, () => member.hand).forEach(accept)
  return replayOf(setup, date, journal)
}

const setupOf = ({ fill, name }: Member, { computers, seed }: DeviceGame): Setup => {
  const isSolo = computers.length === 0
  const others = computers.map((computer) => ({
    ...{ name: COMPUTER_PLAYERS[computer].name, fill, computer },
  }))
  const players = [{ name, fill }, ...others]
  return {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: isSolo ? 0 : BOTS_VERSION },
    way: isSolo ? 'solo' : 'machine',
    court: 'street',
    seed,
    grip: isSolo ? 100 : drawGrip(seed),
    shotClock: isSolo ? null : POLICY.rankedShotClock,
    seats: drawOrder(seed, players.length).flatMap((player) => players.slice(player, player + 1)),
  }
}
