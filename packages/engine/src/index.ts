export { bodyOf } from './caps/body-of.ts'
export type { Body } from './caps/body.ts'
export { CAP_RADIUS } from './caps/cap-radius.ts'
export { FILLS, FILL_NAMES, type Fill, type FillNumbers } from './caps/fill.ts'
export { courtNamed } from './court/court-named.ts'
export type { Box, Court, Post, Rectangle, WallPiece } from './court/court.ts'
export { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from './flick/flick.ts'
export { launchOf } from './flick/launch-of.ts'
export type { Launch } from './flick/launch.ts'
export { GRID, onGrid, type Point } from './geometry/point.ts'
export {
  millis,
  plyOf,
  seatAt,
  seedOf,
  shotIdOf,
  type Brand,
  type Millis,
  type Ply,
  type Seat,
  type Seed,
  type ShotId,
  type StateHash,
} from './ids.ts'
export {
  LEAVINGS,
  MATCH_REFUSALS,
  VOIDINGS,
  type Command,
  type Happening,
  type JournalEntry,
  type Leaving,
  type Match,
  type MatchPhase,
  type MatchRefusal,
  type Voiding,
} from './match/match.ts'
export type { Contact, Segment, ShotTrace } from './physics/shot-trace.ts'
export { ok, refuse, unreachable, type Result } from './result.ts'
export { WAYS, type Places, type Ruleset, type SeatSetup, type Setup, type Way } from './rulesets/ruleset.ts'
export {
  SKELLY_REFUSALS,
  VERDICTS,
  type Ruling,
  type SetDownArea,
  type SkellyCap,
  type SkellyEvent,
  type SkellyMove,
  type SkellyRefusal,
  type SkellyState,
  type SkellyTurn,
  type Verdict,
} from './rulesets/skelly/state.ts'
