import { paceOf, type Pace } from './last-moments.ts'
import type { ShownShot } from './shown-shot.ts'

/** One element's part in a shot, over `seconds` simulated seconds from the launch. */
export interface Part {
  readonly element: Element
  readonly keyframes: Keyframe[]
  readonly seconds: number
}

/** How a shot runs on the screen by its own clock. */
export const paceOfShot = ({ trace, clock }: ShownShot): Pace =>
  paceOf(trace.duration, clock.kind === 'running' ? clock.rate : 1)

/** When the last cap is seen to stop, on the clock of `performance.now()`; null while the shot is held. */
export const restsAt = (shot: ShownShot): number | null =>
  shot.clock.kind === 'held' ? null : shot.clock.startedAt + (paceOfShot(shot).total / shot.clock.rate) * 1000

/**
 * Hands the parts of a shot to the compositor, which shows them on every frame of the screen, whatever its rate and
 * whatever the main thread does. Returns how to take them back.
 */
export const showShot = (shot: ShownShot, parts: readonly Part[]): (() => void) => {
  const { clock } = shot
  const animations = parts.flatMap(({ element, keyframes, seconds }) => {
    if (keyframes.length === 0 || seconds <= 0) return []
    const animation = element.animate(keyframes, { duration: seconds * 1000, fill: 'both' })
    if (clock.kind === 'running') {
      animation.playbackRate = clock.rate
      animation.startTime = clock.startedAt
    } else {
      animation.pause()
      animation.currentTime = paceOfShot(shot).shownAt(clock.time) * 1000
    }
    return [animation]
  })
  return () => {
    for (const animation of animations) animation.cancel()
  }
}
