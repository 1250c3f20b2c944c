import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  back,
  goOn,
  goTo,
  grab,
  momentOf,
  pause,
  play,
  playheadAt,
  release,
  retuned,
  seek,
  speedBeside,
  step,
  timesOf,
  type Playhead,
  type ReplaySpeed,
} from './playhead.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { rollOf } from './timeline.ts'

interface PlayheadWishes {
  readonly frames: readonly ReplayFrame[]
  readonly initialFrame: number
  readonly isSlowed: boolean
  readonly onFrame: ((frame: number) => void) | undefined
}

/** All that can be done with a replay. */
export interface PlayheadControls {
  readonly toggle: () => void
  readonly back: () => void
  readonly next: () => void
  readonly goTo: (frame: number) => void
  /** By so many simulated seconds. */
  readonly step: (by: number) => void
  /** To a place on the scrubber, in seconds. */
  readonly seek: (place: number) => void
  /** A finger holds the scrubber, and lets it go: then the replay runs on, if it ran. */
  readonly grab: () => void
  readonly release: () => void
  readonly setSpeed: (speed: ReplaySpeed) => void
  readonly changeSpeed: (by: number) => void
  readonly setSlowed: (isSlowed: boolean) => void
}

interface ShownPlayhead {
  readonly head: Playhead
  /** Whether the caps of its shot are seen to lie still after it. */
  readonly hasRested: boolean
  readonly controls: PlayheadControls
}

interface Place {
  readonly head: Playhead
  readonly hasRested: boolean
  /** How many frames there were: with others the replay begins anew. */
  readonly count: number
}

const placed = (head: Playhead, frames: readonly ReplayFrame[], now: number): Place => ({
  head,
  hasRested: momentOf(head, frames, now).time >= rollOf(frames[head.frame]),
  count: frames.length,
})

const begun = ({ frames, initialFrame, isSlowed }: PlayheadWishes): Place =>
  placed(playheadAt(Math.min(frames.length - 1, Math.max(0, initialFrame)), isSlowed), frames, 0)

/** A replay's playhead on this screen's clock: it goes on by itself from shot to shot while it runs. */
export const usePlayhead = (wishes: PlayheadWishes): ShownPlayhead => {
  const { frames } = wishes
  const [kept, setPlace] = useState(() => begun(wishes))
  const place = kept.count === frames.length ? kept : begun(wishes)
  if (place !== kept) setPlace(place)
  // Several events may come before anything is drawn: each goes on from what the one before has made of it.
  const latest = useRef(place)
  const { head } = place
  const at: At =
    (change) =>
    (...values) => {
      const now = performance.now()
      const from = latest.current.count === frames.length ? latest.current.head : head
      const to = change(from, now, ...values)
      latest.current = placed(to, frames, now)
      setPlace(latest.current)
      if (to.frame !== from.frame) wishes.onFrame?.(to.frame)
    }
  useTimer(timesOf(head, frames)?.rest ?? null, () => {
    setPlace({ ...place, hasRested: true })
  })
  useTimer(
    timesOf(head, frames)?.next ?? null,
    at((from, now) => goOn(from, frames, now)),
  )
  return { head, hasRested: place.hasRested, controls: controlsOf(frames, at) }
}

/** From where it is, at what time, and with what is wished. */
type Change<Values extends readonly unknown[]> = (from: Playhead, now: number, ...values: Values) => Playhead
type At = <Values extends readonly unknown[]>(change: Change<Values>) => (...values: Values) => void

const controlsOf = (frames: readonly ReplayFrame[], at: At): PlayheadControls => ({
  toggle: at((from, now) =>
    from.clock.kind === 'running' ? pause(from, frames, now) : play(from, frames, now),
  ),
  back: at((from, now) => back(from, frames, now)),
  next: at((from, now) => goTo(from, frames, from.frame + 1, now)),
  goTo: at((from, now, frame: number) => goTo(from, frames, frame, now)),
  step: at((from, now, by: number) => step(from, frames, by, now)),
  seek: at((from, _, to: number) => seek(from, frames, to)),
  grab: at((from, now) => grab(from, frames, now)),
  release: at((from, now) => release(from, frames, now)),
  setSpeed: at((from, now, speed: ReplaySpeed) => retuned(from, frames, { speed }, now)),
  changeSpeed: at((from, now, by: number) =>
    retuned(from, frames, { speed: speedBeside(from.speed, by) }, now),
  ),
  setSlowed: at((from, now, isSlowed: boolean) => retuned(from, frames, { isSlowed }, now)),
})

/** Calls at a time on the clock of `performance.now()`, once; never where it is null. */
const useTimer = (time: number | null, onTime: () => void): void => {
  const call = useEffectEvent(onTime)
  useEffect(() => {
    if (time === null) return undefined
    // Rounded up: never before it is seen.
    const timer = setTimeout(
      () => {
        call()
      },
      Math.max(0, Math.ceil(time - performance.now())),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [time])
}
