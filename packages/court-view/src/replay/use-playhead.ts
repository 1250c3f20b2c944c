import { useEffect, useEffectEvent, useState } from 'react'
import {
  atSpeed,
  back,
  goOn,
  goTo,
  pause,
  play,
  playheadAt,
  seek,
  type Playhead,
  type ReplaySpeed,
} from './playhead.ts'
import type { ShotClock } from '../shot/shown-shot.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { rollOf } from './timeline.ts'

/** How long a ruling stands before the next shot, in milliseconds at speed 1. */
const STANDS = 1000

interface PlayheadControls {
  readonly head: Playhead
  readonly toggle: () => void
  readonly back: () => void
  readonly next: () => void
  readonly goTo: (frame: number) => void
  readonly seek: (place: number) => void
  readonly setSpeed: (speed: ReplaySpeed) => void
}

/** A replay's playhead on this screen's clock: it goes on by itself from shot to shot while it runs. */
export const usePlayhead = (
  frames: readonly ReplayFrame[],
  initialFrame: number,
  onFrame: ((frame: number) => void) | undefined,
): PlayheadControls => {
  const [head, setHead] = useState(() => playheadAt(Math.min(frames.length - 1, Math.max(0, initialFrame))))
  const move = (to: Playhead): void => {
    setHead(to)
    if (to.frame !== head.frame) onFrame?.(to.frame)
  }
  const { clock, frame } = head
  useNextInTime(clock, rollOf(frames[frame]), () => {
    move(goOn(head, frames, performance.now()))
  })
  const at = (change: (now: number) => Playhead) => () => {
    move(change(performance.now()))
  }
  return {
    head,
    toggle: at((now) => (clock.kind === 'running' ? pause(head, frames, now) : play(head, frames, now))),
    back: at((now) => back(head, frames, now)),
    next: at((now) => goTo(head, frames, frame + 1, now)),
    goTo: (to) => {
      move(goTo(head, frames, to, performance.now()))
    },
    seek: (place) => {
      move(seek(head, frames, place))
    },
    setSpeed: (speed) => {
      move(atSpeed(head, frames, speed, performance.now()))
    },
  }
}

/** Calls when a running frame has been shown and its ruling has stood for a while. `roll` in simulated seconds. */
const useNextInTime = (clock: ShotClock, roll: number, onNext: () => void): void => {
  const next = useEffectEvent(onNext)
  useEffect(() => {
    if (clock.kind === 'held') return undefined
    const until = clock.startedAt + (roll * 1000 + STANDS) / clock.rate
    const timer = setTimeout(next, Math.max(0, until - performance.now()))
    return () => {
      clearTimeout(timer)
    }
  }, [clock, roll])
}
