import { paceOf } from '../shot/last-moments.ts'
import { shotTime } from '../shot/shot-time.ts'
import type { ShotClock } from '../shot/shown-shot.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { momentAfter, momentAt, rollOf, type Moment } from './timeline.ts'

/** How fast a replay may be shown: times its simulated speed. */
export const REPLAY_SPEEDS = [0.25, 0.5, 1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** A table is looked at this long before its shot, in milliseconds, and shorter where all is shown faster. */
const LEAD = 450
/** A ruling stands this long before the next shot, likewise: nobody sits through the time that was thought. */
const STANDS = 1000

/** Where a replay is and what it does. `now` is always as of `performance.now()`. */
export interface Playhead {
  readonly frame: number
  readonly speed: ReplaySpeed
  /** Whether knocks are shown in slow motion. */
  readonly isSlowed: boolean
  readonly clock: ShotClock
  /** Whether it runs on when the finger that holds the scrubber lets go. */
  readonly runsOn: boolean
}

type Frames = readonly ReplayFrame[]
type Tune = Pick<Playhead, 'speed' | 'isSlowed'>

const held = (time: number): ShotClock => ({ kind: 'held', time })

/** Waits are not made longer by slow speeds. */
const waited = (milliseconds: number, speed: number): number => milliseconds / Math.max(1, speed)

/** When the caps of a frame knock together, in simulated seconds. */
const knocksIn = (frame: ReplayFrame | undefined): readonly number[] =>
  frame?.shot?.trace.contacts.filter(({ kind }) => kind === 'cap').map(({ time }) => time) ?? []

/** So that at `now` the moment `time` of a frame is on the screen. */
const running = (frame: ReplayFrame | undefined, time: number, tune: Tune, now: number): ShotClock => {
  const { speed, isSlowed } = tune
  const slowAt = isSlowed ? knocksIn(frame) : []
  const shown = paceOf(rollOf(frame), speed, slowAt).shownAt(time)
  return { kind: 'running', startedAt: now - (shown * 1000) / speed, rate: speed, slowAt }
}

/** The replay, still, before the shot of a frame. */
export const playheadAt = (frame: number, isSlowed = false): Playhead => ({
  frame,
  speed: 1,
  isSlowed,
  clock: held(0),
  runsOn: false,
})

/** The moment that is on the screen. */
export const momentOf = (head: Playhead, frames: Frames, now: number): Moment => ({
  frame: head.frame,
  time: shotTime(head.clock, now, rollOf(frames[head.frame])),
})

/** When the caps of a running frame lie still on the screen, and when the next one's turn is; null while it is held. */
export const timesOf = (
  { clock, frame }: Playhead,
  frames: Frames,
): { readonly rest: number; readonly next: number } | null => {
  if (clock.kind === 'held') return null
  const { total } = paceOf(rollOf(frames[frame]), clock.rate, clock.slowAt)
  const rest = clock.startedAt + (total * 1000) / clock.rate
  return { rest, next: rest + waited(STANDS, clock.rate) }
}

/** Goes on from where it is; from the beginning when it has come to the end. */
export const play = (head: Playhead, frames: Frames, now: number): Playhead => {
  const { time } = momentOf(head, frames, now)
  const frame = frames[head.frame]
  const isDone = time >= rollOf(frame)
  if (isDone && head.frame === frames.length - 1) return enter(head, frames, 0, now)
  const lead = time === 0 ? waited(LEAD, head.speed) : 0
  return { ...head, clock: running(frame, time, head, now + lead) }
}

export const pause = (head: Playhead, frames: Frames, now: number): Playhead => ({
  ...head,
  clock: held(momentOf(head, frames, now).time),
})

const enter = (head: Playhead, frames: Frames, frame: number, now: number): Playhead => ({
  ...head,
  frame,
  clock: running(frames[frame], 0, head, now + waited(LEAD, head.speed)),
})

/** The frame has been shown: on to the next, or still at the end. */
export const goOn = (head: Playhead, frames: Frames, now: number): Playhead =>
  head.frame < frames.length - 1 ? enter(head, frames, head.frame + 1, now) : pause(head, frames, now)

/** To a frame, the nearest there is; it goes on running if it ran. */
export const goTo = (head: Playhead, frames: Frames, frame: number, now: number): Playhead => {
  const there = Math.min(frames.length - 1, Math.max(0, frame))
  return head.clock.kind === 'running'
    ? enter(head, frames, there, now)
    : { ...head, frame: there, clock: held(0) }
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

/** A finger takes hold of the scrubber: it stands still. */
export const grab = (head: Playhead, frames: Frames, now: number): Playhead => ({
  ...pause(head, frames, now),
  runsOn: head.clock.kind === 'running',
})

/** The finger lets go. */
export const release = (head: Playhead, frames: Frames, now: number): Playhead => ({
  ...(head.runsOn ? play(head, frames, now) : head),
  runsOn: false,
})

/** So many simulated seconds later, or earlier where they are below 0; it stands still there. */
export const step = (head: Playhead, frames: Frames, by: number, now: number): Playhead => {
  const { frame, time } = momentAfter(frames, momentOf(head, frames, now), by)
  return { ...head, frame, clock: held(time) }
}

/** At another speed, or with slow motion or without, and no jump. */
export const retuned = (head: Playhead, frames: Frames, tune: Partial<Tune>, now: number): Playhead => {
  const next = { ...head, ...tune }
  if (head.clock.kind === 'held') return next
  const { frame, time } = momentOf(head, frames, now)
  return { ...next, clock: running(frames[frame], time, next, now) }
}

/** The speed that comes after, or before where `by` is below 0; the last there is. */
export const speedBeside = (speed: ReplaySpeed, by: number): ReplaySpeed =>
  REPLAY_SPEEDS[REPLAY_SPEEDS.indexOf(speed) + Math.sign(by)] ?? speed
