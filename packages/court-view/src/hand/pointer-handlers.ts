import type { MouseEvent, PointerEvent } from 'react'
import type { HandEvent } from './hand-event.ts'

const [LEFT_BUTTON, RIGHT_BUTTON] = [1, 2]

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: () => void
  readonly onLostPointerCapture: () => void
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
}

/** A finger this near to the edge of the screen, in CSS pixels, is half off it. */
const EDGE = 6

/** Whether a finger or pen came up because it slid off the screen, as well as that can be known. */
const hasLeft = ({ clientX, clientY, pointerType }: PointerEvent<HTMLElement>): boolean => {
  const toEdge = Math.min(clientX, clientY, window.innerWidth - clientX, window.innerHeight - clientY)
  return pointerType !== 'mouse' && toEdge < EDGE
}

const screenOf = (event: PointerEvent<HTMLElement>) => ({ x: event.clientX, y: event.clientY })

const pressOf = (event: PointerEvent<HTMLElement>, mmPerPx: number): HandEvent => {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    kind: 'press',
    pointer: event.pointerId,
    screen: screenOf(event),
    on: { x: (event.clientX - box.left) * mmPerPx, y: (event.clientY - box.top) * mmPerPx },
  }
}

/**
 * Fingers and mice on the court, as events of the hand. The pointer is captured: a pull may leave the court, and a
 * mouse's the window.
 */
export const pointerHandlers = (send: (event: HandEvent) => void, mmPerPx: number): PointerHandlers => {
  const breakOff = (): void => {
    send({ kind: 'break-off' })
  }
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) {
        breakOff()
        return
      }
      event.currentTarget.setPointerCapture(event.pointerId)
      send(pressOf(event, mmPerPx))
    },
    onPointerMove: (event) => {
      if ((event.buttons & RIGHT_BUTTON) !== 0) breakOff()
      else if ((event.buttons & LEFT_BUTTON) === 0) send({ kind: 'slip', pointer: event.pointerId })
      else send({ kind: 'drag', pointer: event.pointerId, screen: screenOf(event) })
    },
    onPointerUp: (event) => {
      if (hasLeft(event)) breakOff()
      else send({ kind: 'release', pointer: event.pointerId, screen: screenOf(event) })
    },
    onPointerCancel: breakOff,
    // After a release the hand is idle already, and this changes nothing.
    onLostPointerCapture: breakOff,
    onContextMenu: (event) => {
      event.preventDefault()
      breakOff()
    },
  }
}
