import { useEffect, type RefObject } from 'react'

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null

/**
 * While `active`, a touch on the element is the game's and no gesture of the browser's: no swipe back from the edge of
 * the screen, no menu of a long press, which `touch-action` does not keep away. React's own listeners can't do it.
 */
export const useOwnTouches = (ref: RefObject<HTMLElement | null>, active: boolean): void => {
  useEffect(() => {
    const element = ref.current
    if (!element || !active) return undefined
    const keep = (event: TouchEvent): void => {
      if (event.cancelable && !isOnButton(event)) event.preventDefault()
    }
    element.addEventListener('touchstart', keep, { passive: false })
    return () => {
      element.removeEventListener('touchstart', keep)
    }
  }, [ref, active])
}
