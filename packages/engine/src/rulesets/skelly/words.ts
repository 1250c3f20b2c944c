import { GRID, type Point } from '../../geometry/point.ts'
import { unreachable } from '../../result.ts'
import type { SkellyCap, SkellyState, SkellyTurn } from './state.ts'

/** The whole state as whole numbers, in seat order: positions in 1/1024 mm and the rule fields. */
export const words = (state: SkellyState): readonly number[] => [
  state.grip,
  state.caps.length,
  ...state.caps.flatMap(capWords),
  ...groupWords(state.wentOut),
  ...turnWords(state.turn),
]

/** Stands for null where every real value is at least 0. */
const NOTHING = -1

const pointWords = ({ x, y }: Point): readonly number[] => [x * GRID, y * GRID]

const capWords = (cap: SkellyCap): readonly number[] => [
  ...pointWords(cap.at),
  cap.progress,
  cap.lastWon ?? NOTHING,
  cap.sittingOut,
  (cap.inGame ? 1 : 0) + (cap.flicked ? 2 : 0) + (cap.displaced ? 4 : 0) + (cap.bystander === true ? 8 : 0),
]

const turnWords = (turn: SkellyTurn): readonly number[] => {
  switch (turn.phase) {
    case 'aiming':
      return [0, turn.mover]
    case 'setting-down':
      return [1, turn.mover, turn.within === 'start' ? 0 : turn.within, ...pointWords(turn.stoppedAt)]
    case 'over':
      return [2, ...groupWords(turn.places)]
    default:
      return unreachable(turn)
  }
}

const groupWords = (groups: readonly (readonly number[])[]): readonly number[] => [
  groups.length,
  ...groups.flatMap((group) => [group.length, ...group]),
]
