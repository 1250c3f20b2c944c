export { botStream } from './bot-stream.ts'
export {
  COMPUTER_MOVE_FAULTS,
  checkComputerMoves,
  type ComputerMoveDifference,
  type ComputerMoveFault,
} from './check-computer-moves.ts'
export { chooseShot, type ChosenShot } from './choose-shot.ts'
export { COMPUTER_PLAYERS, type ComputerPlayer } from './computer-players.ts'
export { drawHandErrors, shaken, type HandError } from './hand-error.ts'
export { HANDS, HAND_NAMES, type Hand, type HandName } from './hand.ts'
export { MANNERS, MANNER_NAMES, type Manner, type MannerName } from './manner.ts'
export { mindOf, type Budget, type Mind } from './mind.ts'
export { chooseTurn, type ChosenTurn } from './skelly/choose-turn.ts'
export { plainTurn } from './skelly/plain-turn.ts'
export type { IdeaName } from './skelly/plan.ts'
export { steadyPull, type SteadyPull } from './skelly/steady-pull.ts'
export { BOTS_VERSION } from './version.ts'
