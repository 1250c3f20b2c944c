export { GUIDE_LENGTH, aimGuide, type AimGuide } from './aim-guide/aim-guide.ts'
export { bodyOf } from './caps/body-of.ts'
export type { Body } from './caps/body.ts'
export { CAP_RADIUS } from './caps/cap-radius.ts'
export { FILLS, FILL_NAMES, type Fill, type FillNumbers } from './caps/fill.ts'
export { chalkOutlines } from './court/chalk-outlines.ts'
export { CHALK_WIDTH } from './court/chalk-width.ts'
export { courtNamed } from './court/court-named.ts'
export type { Box, Court, Post, Rectangle, WallPiece } from './court/court.ts'
export type { Disc } from './court/disc.ts'
export { isCentreIn } from './court/is-centre-in.ts'
export { isInsideBox } from './court/is-inside-box.ts'
export { isOnChalk } from './court/is-on-chalk.ts'
export { mayLieAt } from './court/may-lie-at.ts'
export { setDownFault, type SetDownFault } from './court/set-down-fault.ts'
export { streetCourt } from './court/street-court.ts'
export { FULL_PULL, SHORTEST_PULL, flickOfPull, type Pull } from './flick/flick-of-pull.ts'
export { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from './flick/flick.ts'
export { launchOf } from './flick/launch-of.ts'
export type { Launch } from './flick/launch.ts'
export { parseFlick } from './flick/parse-flick.ts'
export { GRID, onGrid, type Point } from './geometry/point.ts'
export { hashWords } from './hash.ts'
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
export { PHYSICS_VERSION } from './physics/physics-version.ts'
export { positionAt } from './physics/position-at.ts'
export { RESTITUTION, SMALLEST_REBOUND } from './physics/rebound.ts'
export type { Contact, Segment, ShotTrace } from './physics/shot-trace.ts'
export { simulate } from './physics/simulate.ts'
export { simulatorOf } from './physics/simulator-of.ts'
export { touchedBy } from './physics/touched-by.ts'
export { createWorkspace, type Workspace } from './physics/workspace.ts'
export { ok, refuse, unreachable, type Result } from './result.ts'
export { nextInt, streamOf, type Stream } from './rng.ts'
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
