import { useEffect, useRef, type ReactElement } from 'react'
import { momentOf, type Playhead } from './playhead.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { lengthOf, placeOf } from './timeline.ts'

interface ScrubberProps {
  readonly head: Playhead
  readonly frames: readonly ReplayFrame[]
  readonly label: string
  /** Where the replay is, in words. */
  readonly words: string
  /** A place on the scrubber, in seconds. */
  readonly onSeek: (place: number) => void
}

/** The whole game as one slider. While the replay runs the slider follows it without React drawing anything anew. */
export const Scrubber = ({ head, frames, label, words, onSeek }: ScrubberProps): ReactElement => {
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let frame = 0
    const follow = (now: number): void => {
      if (slider.current) slider.current.value = String(placeOf(frames, momentOf(head, frames, now)))
      if (head.clock.kind === 'running') frame = requestAnimationFrame(follow)
    }
    follow(performance.now())
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [head, frames])
  return (
    <input
      ref={slider}
      type="range"
      className="replay-scrubber"
      min={0}
      max={lengthOf(frames)}
      step={0.01}
      defaultValue={0}
      aria-label={label}
      aria-valuetext={words}
      onInput={(event) => {
        onSeek(Number(event.currentTarget.value))
      }}
    />
  )
}
