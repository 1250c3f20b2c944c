export { GUIDE_LENGTH, aimGuide, type AimGuide } from './aim-guide/aim-guide.ts'
export { aimPaths, type AimPath } from './aim-guide/aim-paths.ts'
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
  numberedShotId,
  plyOf,
  readStateHash,
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
export { beginMatch } from './match/begin-match.ts'
export { SETUP_REFUSALS, checkSetup, type SetupRefusal } from './match/check-setup.ts'
export { SAME_SECOND } from './match/clocks.ts'
export { decide } from './match/decide.ts'
export { GRIPS, drawGrip } from './match/draw-grip.ts'
export { drawOrder } from './match/draw-order.ts'
export { enact, type Enacted } from './match/enact.ts'
export { evolve } from './match/evolve.ts'
export { follow } from './match/follow.ts'
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
export { recordOf } from './match/record-of.ts'
export type { MatchRecord, RecordedAction, RecordedCommand, RecordedEnd } from './match/record.ts'
export { see } from './match/see.ts'
export { stateHash } from './match/state-hash.ts'
export { tally } from './match/tally.ts'
export { endText } from './notation/end-text.ts'
export { positionText, readPosition, type PositionRefusal } from './notation/position-text.ts'
export { readRecord, recordText, type ReadRecord, type RecordTextRefusal } from './notation/record-text.ts'
export { letterSeat, seatLetter } from './notation/seat-letter.ts'
export { PHYSICS_VERSION } from './physics/versions/physics-version.ts'
export { positionAt } from './physics/position-at.ts'
export { RESTITUTION, SMALLEST_REBOUND } from './physics/versions/v1/rebound.ts'
export type { Contact, Segment, ShotTrace } from './physics/shot-trace.ts'
export { simulate } from './physics/versions/v1/simulate.ts'
export { simulatorOf } from './physics/versions/simulator-of.ts'
export { touchedBy } from './physics/touched-by.ts'
export { createWorkspace, type Workspace } from './physics/versions/v1/workspace.ts'
export {
  PLAYED_TO_THE_END_XP,
  WIN_XP,
  matchXp,
  type MatchTally,
  type SeatTally,
} from './progress/match-xp.ts'
export { XP_ROWS, matchXpRows, soloXpRows, xpIn, type XpByRow, type XpRow } from './progress/xp-rows.ts'
export { SOLO_RUN_XP, STAR_XP, soloXp } from './progress/solo-xp.ts'
export { expectedScore } from './rating/expected-score.ts'
export {
  LEAST_RATING,
  STARTING_RATING,
  rate,
  type Rated,
  type Receipt,
  type Receipts,
} from './rating/rate.ts'
export { compactReplay, expandReplay } from './replay/compact-replay.ts'
export {
  LONGEST_REPLAY,
  REPLAY_REFUSALS,
  decodeReplay,
  readReplay,
  type DecodedReplay,
  type ReplayRefusal,
} from './replay/decode-replay.ts'
export { encodeReplay } from './replay/encode-replay.ts'
export {
  ENDINGS,
  GAME_EVENTS,
  gameFacts,
  type Ending,
  type FinalCap,
  type GameEvent,
  type GameFacts,
} from './replay/game-facts.ts'
export { NOTABLE_KINDS, notableShots, type NotableKind, type NotableShot } from './replay/notable-shots.ts'
export {
  REPLAY_FORMS,
  recognizeReplay,
  type RecognizedReplay,
  type ReplayForm,
} from './replay/recognize-replay.ts'
export { replayIdentity } from './replay/replay-identity.ts'
export { replayOf } from './replay/replay-of.ts'
export { REPLAY_FORMAT, type Replay } from './replay/replay.ts'
export { verifyReplay, verifyWalk, type Verification } from './replay/verify-replay.ts'
export { walkingReplay, walkReplay, type Frame, type Walk } from './replay/walk-replay.ts'
export { ok, refuse, unreachable, type Result } from './result.ts'
export { nextInt, streamOf, type Stream } from './rng.ts'
export { rulesetNamed, type KnownRuleset } from './rulesets/registry.ts'
export {
  STRENGTHS,
  WAYS,
  type Places,
  type Ruleset,
  type SeatSetup,
  type Setup,
  type Strength,
  type Way,
} from './rulesets/ruleset.ts'
export { checkSetDown } from './rulesets/skelly/check-set-down.ts'
export {
  judgeCase,
  type CaseCap,
  type CaseRefusal,
  type CaseRuling,
  type JudgeCase,
} from './rulesets/skelly/judge-case.ts'
export { judge } from './rulesets/skelly/judge.ts'
export { ALL_STOPS, isKiller, targetOf } from './rulesets/skelly/run.ts'
export type { Shot } from './rulesets/skelly/shot.ts'
export { skelly, type SkellyRuleset } from './rulesets/skelly/skelly.ts'
export { soloFlicks } from './rulesets/skelly/solo-flicks.ts'
export { SOLO_STARS, soloStars } from './rulesets/skelly/solo-stars.ts'
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
