import { paceOf } from './last-moments.ts'
import type { Pace } from './pace.ts'
import { PUFF_SECONDS } from './puffs.ts'
import type { ShownShot } from './shown-shot.ts'

/** One element's part in a shot; the keyframes' offsets are parts of its whole showing. */
export interface Part {
  readonly element: Element
  readonly keyframes: Keyframe[]
}

/**
 * For so long everything stays as it is when the last cap has stopped, in simulated seconds: the dust settles, and no
 * animation comes to its end, which would wake the main thread, before the caps lie still.
 */
const AFTERWARDS = PUFF_SECONDS + 0.05

/** How a shot runs on the screen by its own clock. What is held is held exactly: nothing of it is slowed. */
export const paceOfShot = ({ trace, clock }: Pick<ShownShot, 'trace' | 'clock'>): Pace =>
  clock.kind === 'running' ? paceOf(trace.duration, clock.rate, clock.slowAt) : paceOf(trace.duration, 0)

/** When the last cap is seen to stop, on the clock of `performance.now()`; null while the shot is held. */
export const restsAt = (shot: ShownShot): number | null =>
  shot.clock.kind === 'held' ? null : shot.clock.startedAt + (paceOfShot(shot).total / shot.clock.rate) * 1000

/** How long a shot's showing takes from the launch to the last of its dust, in simulated seconds. */
export const secondsOfShowing = (shot: ShownShot): number => paceOfShot(shot).total + AFTERWARDS

/** When the dust has settled, on the clock of `performance.now()`; null while the shot is held. */
export const settlesAt = (shot: ShownShot): number | null =>
  shot.clock.kind === 'held' ? null : shot.clock.startedAt + (secondsOfShowing(shot) / shot.clock.rate) * 1000

/** What the browser has to read of a shot before it can show it: that is long for a moment in which nothing may wait. */
export const readyToShow = (shot: ShownShot, parts: readonly Part[]): readonly Animation[] => {
  const duration = secondsOfShowing(shot) * 1000
  return parts.flatMap(({ element, keyframes }) =>
    keyframes.length === 0
      ? []
      : [new Animation(new KeyframeEffect(element, keyframes, { duration, fill: 'both' }))],
  )
}

/**
 * Hands a shot that is ready to the compositor, which shows it on every frame of the screen, whatever its rate and
 * whatever the main thread does.
 */
export const showShot = ({ clock, ...shot }: ShownShot, animations: readonly Animation[]): void => {
  for (const animation of animations) {
    if (clock.kind === 'running') {
      animation.playbackRate = clock.rate
      animation.startTime = clock.startedAt
    } else {
      animation.pause()
      animation.currentTime = paceOfShot({ clock, ...shot }).shownAt(clock.time) * 1000
    }
  }
}
