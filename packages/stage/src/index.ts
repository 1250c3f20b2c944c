export { centimetres } from './described/centimetres.ts'
export { CLOCK_MINUTES, headingOfClock } from './described/clock-direction.ts'
export { clockWords } from './described/clock-words.ts'
export { describedTable, type DescribedTable } from './described/described-table.ts'
export { guideEnd } from './described/guide-end.ts'
export { movedWords } from './described/moved-words.ts'
export { boxWords, guideWords, markWords, ownWords, pieceWords } from './described/table-words.ts'
export type { SayWords } from './described/words.ts'
export { STAGE_MESSAGES, type StageMessages } from './i18n/stage-messages.ts'
export {
  playingAgain,
  proveGame,
  recordedGame,
  unplayedGame,
  type RecordedGame,
  type UnplayedGame,
} from './replay/recorded-game.ts'
export { frameEvents, replayEvents } from './replay/replay-events.ts'
export { frameOfShot, framing, type NumberedFrame, type ShownGame } from './replay/replay-frames.ts'
export { replayProof } from './replay/replay-proof.ts'
export { useReplayWords } from './replay/use-replay-words.ts'
export { useStagedGame, type StagedGame } from './replay/use-staged-game.ts'
export { pieceIdOf, piecesOf, seatOfPiece } from './table/pieces-of.ts'
export { playersIn } from './table/players-in.ts'
export { RUN_STOPS } from './table/run-stops.ts'
export { isTold, type Said } from './table/said.ts'
export { shotOnCourt } from './table/shot-on-court.ts'
export { courtOf, tableBodies } from './table/table-bodies.ts'
export { colourOf, USUAL_LOOK, type TableLook } from './table/table-look.ts'
export { tell, type Telling } from './words/tell.ts'
export type { Say } from './words/phrase.ts'
export { useCourtWords } from './words/use-court-words.ts'
