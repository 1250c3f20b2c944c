import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { instantWords } from './place-words.ts'
import { momentOf, type Playhead } from './playhead.ts'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayWords } from './replay-words.ts'
import { ScrubberTrack } from './scrubber-track.tsx'
import { lengthOf, momentAt, placeOf } from './timeline.ts'
import type { PlayheadControls } from './use-playhead.ts'
import { useScrubberDrag } from './use-scrubber-drag.ts'

interface ScrubberProps {
  readonly head: Playhead
  readonly frames: readonly ReplayFrame[]
  readonly words: ReplayWords
  readonly differing: number | null
  readonly controls: PlayheadControls
}

/** What the arrow keys move it by, in simulated seconds, and with the shift key. */
const STEP = 0.1
const FINE_STEP = 0.02

/** What a key does on the scrubber itself; nothing for the others. */
const keyAct = (
  key: string,
  isFine: boolean,
  { frames, head, controls }: ScrubberProps,
): (() => void) | null => {
  const by = isFine ? FINE_STEP : STEP
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => controls.step(-by),
    ArrowDown: () => controls.step(-by),
    ArrowRight: () => controls.step(by),
    ArrowUp: () => controls.step(by),
    PageDown: () => controls.goTo(head.frame - 1),
    PageUp: () => controls.goTo(head.frame + 1),
    Home: () => controls.goTo(0),
    End: () => controls.goTo(frames.length - 1),
  }
  return acts[key] ?? null
}

/** While it runs nobody is told every tenth of a second. */
const spoken = ({ head, frames, words }: ScrubberProps, frame: number, time: number): string =>
  instantWords(frames, frame, head.clock.kind === 'running' ? 0 : time, words)

const bubbleAt = (part: number): CSSProperties & Readonly<Record<'--bubble', string>> => ({
  '--bubble': String(part),
})

/** The whole game as one slider, to any instant of it. While the replay runs it follows without React drawing anything. */
export const Scrubber = (props: ScrubberProps): ReactElement => {
  const { head, frames, words, differing, controls } = props
  const slider = useRef<HTMLDivElement>(null)
  const length = lengthOf(frames)
  const { drag, looked, handlers } = useScrubberDrag(length, controls)
  useEffect(() => {
    let request = 0
    const follow = (now: number): void => {
      const place = placeOf(frames, momentOf(head, frames, now))
      slider.current?.style.setProperty('--at', `${String((place / length) * 100)}%`)
      slider.current?.setAttribute('aria-valuenow', place.toFixed(2))
      if (head.clock.kind === 'running') request = requestAnimationFrame(follow)
    }
    follow(performance.now())
    return () => {
      cancelAnimationFrame(request)
    }
  }, [head, frames, length])
  const time = head.clock.kind === 'held' ? head.clock.time : 0
  const bubble = drag?.place ?? looked
  const moment = bubble === null ? null : momentAt(frames, bubble)
  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      className="replay-scrubber"
      data-held={drag !== null}
      aria-label={words.scrubber}
      aria-valuemin={0}
      aria-valuemax={Number(length.toFixed(2))}
      aria-valuenow={0}
      aria-valuetext={spoken(props, head.frame, time)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return
        const act = keyAct(event.key, event.shiftKey, props)
        if (act === null) return
        event.preventDefault()
        act()
      }}
      {...handlers}
    >
      <ScrubberTrack frames={frames} differing={differing} />
      <span className="replay-thumb" aria-hidden />
      {moment !== null && bubble !== null ? (
        <span className="replay-bubble" aria-hidden style={bubbleAt(bubble / length)}>
          {instantWords(frames, moment.frame, moment.time, words)}
          {drag !== null && drag.part < 1 ? ` · ${words.fine}` : null}
        </span>
      ) : null}
    </div>
  )
}
