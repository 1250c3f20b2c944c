'use client'

import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What goes through its own choices by arrows. */
const CHOOSING = '[role=menu], [role=listbox], [role=radiogroup], [role=tablist], [role=slider]'

const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(TYPING) !== null || (key.startsWith('Arrow') && target.closest(CHOOSING) !== null))

/** Something lies over the page. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null

/**
 * Keys of a page of the desk, by what they write, before anything on it sees them; nobody's while somebody types or
 * something lies over the page.
 */
export const useDeskKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key } = event
    const action = actions[key.length === 1 ? key.toLowerCase() : key]
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.defaultPrevented || isTaken(event.target, key) || isCovered()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
}
