import { useEffect, useEffectEvent } from 'react'
import { actionOf, type ReplayAction } from './replay-keys.ts'

/** What has keys of its own. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const CHOOSING = '[role=menu], [role=listbox], [role=radiogroup], [role=tablist], [role=dialog]'
/** What is pressed by the space bar. */
const PRESSED = 'button, summary, a[href], [role=button], [role=switch]'

const hasOwnUse = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(`${TYPING}, ${CHOOSING}`) !== null || (key === ' ' && target.closest(PRESSED) !== null))

/** Something lies over the page. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null

/** Listens to the keys of the whole page, but where something else has a use for them. */
export const useReplayKeys = (
  onAction: (action: ReplayAction) => void,
  without: readonly ReplayAction[],
): void => {
  const act = useEffectEvent(onAction)
  const isOurs = useEffectEvent((action: ReplayAction) => !without.includes(action))
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const action = event.defaultPrevented ? null : actionOf(event)
      if (action === null || !isOurs(action) || hasOwnUse(event.target, event.key) || isCovered()) return
      event.preventDefault()
      act(action)
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
    }
  }, [])
}
