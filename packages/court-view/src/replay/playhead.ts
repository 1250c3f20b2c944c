import { paceOf } from '../shot/last-moments.ts'
import { shotTime } from '../shot/shot-time.ts'
import type { ShotClock } from '../shot/shown-shot.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { momentAt, rollOf, type Moment } from './timeline.ts'

/** How fast a replay may be shown: times its simulated speed. */
export const REPLAY_SPEEDS = [0.25, 0.5, 1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** A table is looked at this long before its shot, in milliseconds at speed 1. */
const LEAD = 450

/** Where a replay is and what it does. `now` is always as of `performance.now()`. */
export interface Playhead {
  readonly frame: number
  readonly speed: ReplaySpeed
  readonly clock: ShotClock
}

type Frames = readonly ReplayFrame[]

const held = (time: number): ShotClock => ({ kind: 'held', time })

/** So that at `now` the moment `time` of a shot that rolls for `roll` seconds is on the screen. */
const running = (time: number, roll: number, speed: ReplaySpeed, now: number): ShotClock => ({
  kind: 'running',
  startedAt: now - (paceOf(roll, speed).shownAt(time) * 1000) / speed,
  rate: speed,
})

/** The replay, still, before the shot of a frame. */
export const playheadAt = (frame: number): Playhead => ({ frame, speed: 1, clock: held(0) })

/** The moment that is on the screen. */
export const momentOf = (head: Playhead, frames: Frames, now: number): Moment => ({
  frame: head.frame,
  time: shotTime(head.clock, now, rollOf(frames[head.frame])),
})

/** Goes on from where it is; from the beginning when it has come to the end. */
export const play = (head: Playhead, frames: Frames, now: number): Playhead => {
  const { time } = momentOf(head, frames, now)
  const roll = rollOf(frames[head.frame])
  const isDone = time >= roll
  if (isDone && head.frame === frames.length - 1) return enter(head, 0, now)
  return { ...head, clock: running(time, roll, head.speed, now + (time === 0 ? LEAD / head.speed : 0)) }
}

export const pause = (head: Playhead, frames: Frames, now: number): Playhead => ({
  ...head,
  clock: held(momentOf(head, frames, now).time),
})

const enter = (head: Playhead, frame: number, now: number): Playhead => ({
  ...head,
  frame,
  clock: running(0, 0, head.speed, now + LEAD / head.speed),
})

/** The frame has been shown: on to the next, or still at the end. */
export const goOn = (head: Playhead, frames: Frames, now: number): Playhead =>
  head.frame < frames.length - 1 ? enter(head, head.frame + 1, now) : pause(head, frames, now)

/** To a frame, the nearest there is; it goes on running if it ran. */
export const goTo = (head: Playhead, frames: Frames, frame: number, now: number): Playhead => {
  const there = Math.min(frames.length - 1, Math.max(0, frame))
  return head.clock.kind === 'running' ? enter(head, there, now) : { ...head, frame: there, clock: held(0) }
}

/** One back: to the beginning of this shot when it has rolled a while, as music players do. */
export const back = (head: Playhead, frames: Frames, now: number): Playhead => {
  const { time } = momentOf(head, frames, now)
  return goTo(head, frames, time > 0.7 ? head.frame : head.frame - 1, now)
}

/** To a place of the scrubber, in seconds; it stands still there. */
export const seek = (head: Playhead, frames: Frames, place: number): Playhead => {
  const { frame, time } = momentAt(frames, place)
  return { ...head, frame, clock: held(time) }
}

/** Another speed, without a jump. */
export const atSpeed = (head: Playhead, frames: Frames, speed: ReplaySpeed, now: number): Playhead => {
  if (head.clock.kind === 'held') return { ...head, speed }
  const { frame, time } = momentOf(head, frames, now)
  return { ...head, speed, clock: running(time, rollOf(frames[frame]), speed, now) }
}
