import type { Happening, Match, SkellyEvent, SkellyState } from '@skelly/engine'
import type { StageEvent, StageStep } from '../stage/stage.ts'
import { refusalShown, type RefusedWord } from './refusal-shown.ts'

/** One accepted command of a match, and the match before and after it. */
export interface FollowedStep {
  readonly entry: {
    readonly seq: number
    readonly command: { readonly kind: string; readonly seat?: number }
    readonly happenings: readonly Happening<SkellyEvent>[]
  }
  readonly before: Match<SkellyState>
  readonly after: Match<SkellyState>
}

/** The part of a live match that the court follows, wherever its referee is. */
export interface Followed {
  readonly getSnapshot: () => {
    readonly match: Match<SkellyState> | null
    readonly pending: { readonly ply: number } | null
    readonly lastEntry: { readonly seq: number } | null
    /** Whether `onMissed` is going to tell how the match came to be as it is. */
    readonly catchingUp?: boolean
  }
  readonly subscribe: (listener: () => void) => () => void
  onEntry(listener: (step: FollowedStep) => void): () => void
  /** What happened while nobody told this screen; a referee on the device misses nothing. */
  onMissed?(listener: (steps: readonly FollowedStep[]) => void): () => void
  onRefused(listener: (refused: RefusedWord & { readonly shotId: string | null }) => void): () => void
}

/** How the screen keeps time. */
export interface FollowClock {
  /** `performance.now`, on which shots are drawn. */
  readonly now: () => number
  /** How fast the step's shot is to be shown; 1 is the simulated speed. */
  readonly rateOf: (step: FollowedStep) => number
}

/** A step in the stage's own terms. */
const stageStepOf = (step: FollowedStep, { now, rateOf }: FollowClock): StageStep => {
  const { entry, before, after } = step
  const events = entry.happenings.flatMap((happening) =>
    happening.kind === 'played' ? [happening.event] : [],
  )
  const tables = { before: before.state, after: after.state }
  return { seq: entry.seq, ...tables, events, heardAt: now(), rate: rateOf(step) }
}

/** Tells the stage of everything that happens in a live match, until the returned function is called. */
export const followMatch = (
  followed: Followed,
  dispatch: (event: StageEvent) => void,
  clock: FollowClock,
): (() => void) => {
  let seq: number | null = null
  const adoptWhenJumped = (): void => {
    const { match, pending, lastEntry, catchingUp = false } = followed.getSnapshot()
    if (match === null || match.seq === seq) return
    // How it came about is told in a moment, once there was something before it.
    if (catchingUp && seq !== null) return
    // The snapshot is a step ahead: the entry that made it comes next, to be shown as what it is.
    if (seq !== null && lastEntry?.seq === seq && match.seq === seq + 1) return
    const undone = seq !== null && match.seq < seq ? match.seq : null
    seq = match.seq
    const awaiting = pending !== null && pending.ply === match.ply
    dispatch({ kind: 'adopted', state: match.state, awaiting, undone })
  }
  const unfollow = [
    followed.onEntry((step) => {
      seq = step.after.seq
      dispatch({ kind: 'stepped', step: stageStepOf(step, clock) })
    }),
    followed.onMissed?.((steps) => {
      seq = steps.at(-1)?.after.seq ?? seq
      const missed = steps.map((step) => stageStepOf(step, clock))
      dispatch({ kind: 'missed', steps: missed, at: clock.now() })
    }),
    followed.onRefused((refused) => {
      if (refusalShown(refused) !== null) dispatch({ kind: 'refused', shotId: refused.shotId })
    }),
    followed.subscribe(adoptWhenJumped),
  ]
  adoptWhenJumped()
  return () => {
    for (const stop of unfollow) stop?.()
  }
}
