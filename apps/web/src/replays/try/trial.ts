import { millis, type Frame, type Match, type Seat, type SkellyState } from '@skelly/engine'
import { frameEvents, isTold, type Said } from '@skelly/stage'
import type { ReplayMoment } from '../replay-moment.ts'

/** A turn of a stored game that somebody else may try. */
export interface Trial {
  /** The match as the turn began, before anything was set down, and without a clock. */
  readonly begin: Match<SkellyState>
  /** Whose turn it was. */
  readonly seat: Seat
  /** What became of it in the game. */
  readonly theirs: Said
}

type TriedAt = Pick<ReplayMoment, 'game' | 'before' | 'played'>

/** The turn at a moment of a replay; null at the end, where nobody has one. */
export const trialAt = ({ game, before, played }: TriedAt): Trial | null => {
  const { turn } = before.state
  const isEnded = before.phase.kind === 'over' || before.phase.kind === 'void'
  if (played === null || isEnded || turn.phase === 'over') return null
  return { begin: unclocked(turnBegin(game.walk.frames, played)), seat: turn.mover, theirs: saidIn(played) }
}

/** The match before the set-downs and aims that led to what was played: they tell nothing and end nothing. */
const turnBegin = (frames: readonly Frame[], played: Frame): Match<SkellyState> => {
  const first = frames
    .slice(0, played.index)
    .findLastIndex((frame) => frame.before.ply !== played.before.ply || frameEvents(frame).some(isTold))
  return frames[first + 1]?.before ?? played.before
}

/** Nobody is hurried who tries something. */
const unclocked = (match: Match<SkellyState>): Match<SkellyState> => ({
  ...match,
  setup: { ...match.setup, shotClock: null },
  phase: { kind: 'playing', stillAt: millis(0), deadline: null },
})

const saidIn = (frame: Frame): Said => ({
  seq: frame.index,
  events: frameEvents(frame).filter(isTold),
  before: frame.before.state,
  after: frame.after.state,
})
