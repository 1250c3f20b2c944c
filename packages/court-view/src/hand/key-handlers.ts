import type { KeyboardEvent } from 'react'
import type { HandEvent } from './hand-event.ts'
import { AIM_KEYS, type AimKey } from './key-aim.ts'

interface KeyHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void
}

const aimKeyOf = (key: string): AimKey | undefined => AIM_KEYS.find((aimKey) => aimKey === key)

/** Keys on the court, as events of the hand. */
export const keyHandlers = (send: (event: HandEvent) => void, changeMode: () => void): KeyHandlers => ({
  onKeyDown: (event) => {
    // The buttons that lie on the court keep their own keys.
    if (event.target !== event.currentTarget) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = aimKeyOf(event.key)
    if (key) send({ kind: 'key', key, fine: event.shiftKey })
    else if (event.key === 'Enter' && !event.repeat) send({ kind: 'enter' })
    else if (event.key === 'Escape') send({ kind: 'break-off' })
    else if (event.key.toLowerCase() === 'm') changeMode()
    else return
    event.preventDefault()
  },
  onKeyUp: (event) => {
    if (aimKeyOf(event.key)) send({ kind: 'key-up' })
  },
})
