import {
  GRID,
  beginMatch,
  drawGrip,
  enact,
  millis,
  numberedShotId,
  seedOf,
  skelly,
  type Command,
  type Match,
  type Setup,
  type SkellyMove,
  type SkellyState,
  type Strength,
} from '@skelly/engine'
import { BOTS_VERSION, chooseShot } from '@skelly/engine/bots'

/** Turns of a hard computer player from a game of so many, which easy ones play, being quick. */
export const hardTurns = (players: number, count: number): readonly Match<SkellyState>[] => {
  const turns: Match<SkellyState>[] = []
  const accept = (match: Match<SkellyState>, command: Command<SkellyMove>): Match<SkellyState> => {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) throw new Error(enacted.refusal)
    return enacted.value.match
  }
  const [played, thought] = [setupOf(players, 'easy'), setupOf(players, 'hard')]
  let match = accept(beginMatch(skelly, played), { kind: 'begin', at: millis(0) })
  for (let seat = skelly.mover(match.state); seat !== null; seat = skelly.mover(match.state)) {
    const { phase, ply } = match
    if (turns.length === count || phase.kind !== 'playing') break
    turns.push({ ...match, setup: thought })
    const { setDown, flick } = chooseShot(match, seat)
    const at = phase.stillAt
    if (setDown !== null) {
      const move: SkellyMove = { kind: 'set-down', x: setDown.x * GRID, y: setDown.y * GRID }
      match = accept(match, { kind: 'move', at, seat, ply, move })
    }
    const move: SkellyMove = { kind: 'flick', shotId: numberedShotId(ply), ...flick }
    match = accept(match, { kind: 'move', at, seat, ply, move })
  }
  return turns
}

const setupOf = (players: number, computer: Strength): Setup => {
  const seed = seedOf(SEED)
  if (seed === null) throw new Error('no seed')
  return {
    ruleset: skelly.name,
    versions: { physics: 1, rules: skelly.version, bots: BOTS_VERSION },
    way: 'machine',
    court: 'street',
    seed,
    grip: drawGrip(seed),
    shotClock: 20,
    seats: Array.from({ length: players }, (_, place) => ({ name: String(place), fill: 'empty', computer })),
  }
}

export const SEED = '7'.padStart(32, '0')
