import { GRID } from '../geometry/point.ts'
import { plyOf, type Ply, type Seat } from '../ids.ts'
import type { Replay } from '../replay/replay.ts'
import { walkReplay, type Frame, type Walk } from '../replay/walk-replay.ts'
import { unreachable } from '../result.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import type { SkellyMove } from '../rulesets/skelly/state.ts'
import { chooseShot, type ChosenShot } from './choose-shot.ts'
import { BOTS_VERSION } from './version.ts'

export const COMPUTER_MOVE_FAULTS = [
  'other-bots',
  'refused',
  'other-set-down',
  'other-flick',
  'turn-lost',
  'left',
] as const
export type ComputerMoveFault = (typeof COMPUTER_MOVE_FAULTS)[number]

/** The first turn of a computer player that it would not have taken so. */
export interface ComputerMoveDifference {
  readonly ply: Ply
  readonly why: ComputerMoveFault
}

/**
 * Chooses every turn of the replay's computer players again: null when each is what they do. They neither lose a turn
 * to the clock nor leave. Whether the rest of the replay is true is for `verifyReplay` to say.
 * @param walk the replay played again, where that was done already
 */
export const checkComputerMoves = (
  replay: Replay,
  walk: Walk = walkReplay(replay),
): ComputerMoveDifference | null => {
  const { setup } = replay
  if (setup.seats.every(({ computer }) => computer === undefined)) return null
  if (setup.versions.bots !== BOTS_VERSION) return { ply: plyOf(0), why: 'other-bots' }
  const { frames, refused } = walk
  const choose = onceAPly()
  for (const frame of frames) {
    const why = faultOf(frame, choose)
    if (why !== null) return { ply: frame.before.ply, why }
  }
  return refused === null ? null : { ply: frames.at(-1)?.after.ply ?? plyOf(0), why: 'refused' }
}

type Choose = (before: Frame['before'], seat: Seat) => ChosenShot

/** A turn may be told in several commands, and is thought over once. */
const onceAPly = (): Choose => {
  let last: { readonly ply: Ply; readonly shot: ChosenShot } | null = null
  return (before, seat) => {
    if (last?.ply !== before.ply) last = { ply: before.ply, shot: chooseShot(before, seat) }
    return last.shot
  }
}

const faultOf = ({ before, entry: { command } }: Frame, choose: Choose): ComputerMoveFault | null => {
  const isComputer = (seat: Seat | null): boolean =>
    seat !== null && before.setup.seats[seat]?.computer !== undefined
  switch (command.kind) {
    case 'move':
      return isComputer(command.seat) ? moveFault(before, command.seat, command.move, choose) : null
    case 'time-out':
      return isComputer(skelly.mover(before.state)) ? 'turn-lost' : null
    case 'leave':
      return command.seats.some(isComputer) ? 'left' : null
    case 'begin':
    case 'resume':
    case 'void':
      return null
    default:
      return unreachable(command)
  }
}

const moveFault = (
  before: Frame['before'],
  seat: Seat,
  move: SkellyMove,
  choose: Choose,
): ComputerMoveFault | null => {
  // an aim only says that somebody is there
  if (move.kind === 'aim') return null
  const { setDown, flick } = choose(before, seat)
  if (move.kind === 'set-down') {
    const isMeant = setDown !== null && move.x === setDown.x * GRID && move.y === setDown.y * GRID
    return isMeant ? null : 'other-set-down'
  }
  const at = before.state.caps[seat]?.at
  if (setDown !== null && (at?.x !== setDown.x || at.y !== setDown.y)) return 'other-set-down'
  const isMeant = move.dx === flick.dx && move.dy === flick.dy && move.strength === flick.strength
  return isMeant ? null : 'other-flick'
}
