import { useState, type PointerEvent } from 'react'
import { dragged, grabbed, type ScrubberDrag } from './scrubber-drag.ts'
import type { PlayheadControls } from './use-playhead.ts'

type Pointing = PointerEvent<HTMLElement>

interface DraggedScrubber {
  /** Null while nothing holds it. */
  readonly drag: ScrubberDrag | null
  /** The place under a mouse that is over it, in seconds; null without one. */
  readonly looked: number | null
  readonly handlers: {
    readonly onPointerDown: (event: Pointing) => void
    readonly onPointerMove: (event: Pointing) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onPointerLeave: () => void
  }
}

const fingerOn = (event: Pointing) => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const away = Math.abs(event.clientY - top - height / 2)
  return { x: event.clientX - left, away, width, isCoarse: event.pointerType !== 'mouse' }
}

const hold = (event: Pointing): void => {
  // The keys stay the page's: whoever drags does not want the slider's own.
  event.preventDefault()
  event.currentTarget.setPointerCapture(event.pointerId)
}

/** Fingers and mice on a scrubber of a replay that is so many seconds long. */
export const useScrubberDrag = (
  length: number,
  controls: Pick<PlayheadControls, 'grab' | 'release' | 'seek'>,
): DraggedScrubber => {
  const [drag, setDrag] = useState<ScrubberDrag | null>(null)
  const [looked, setLooked] = useState<number | null>(null)
  const moveTo = (next: ScrubberDrag): void => {
    setDrag(next)
    controls.seek(next.place)
  }
  const letGo = (): void => {
    if (drag === null) return
    setDrag(null)
    controls.release()
  }
  return {
    drag,
    looked,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        hold(event)
        const { x, width } = fingerOn(event)
        controls.grab()
        moveTo(grabbed(x, { width, length }))
      },
      onPointerMove: (event) => {
        const finger = fingerOn(event)
        const track = { width: finger.width, length }
        if (drag !== null) moveTo(dragged(drag, finger, track))
        else if (!finger.isCoarse) setLooked(grabbed(finger.x, track).place)
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: () => {
        setLooked(null)
      },
    },
  }
}
