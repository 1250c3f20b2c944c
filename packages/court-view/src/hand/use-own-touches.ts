import { useEffect, useEffectEvent, type RefObject } from 'react'

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null

/**
 * While `active`, a touch on the element is the game's and no gesture of the browser's: no swipe back from the edge of
 * the screen, no menu of a long press, which `touch-action` does not keep away. React's own listeners can't do it.
 */
export const useOwnTouches = (ref: RefObject<HTMLElement | null>, active: boolean): void => {
  const keep = useEffectEvent((event: TouchEvent) => {
    if (active && event.cancelable && !isOnButton(event)) event.preventDefault()
  })
  // for good: where touches are listened to is painted, and a shot begins and ends in a hurry
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const listen = (event: TouchEvent): void => {
      keep(event)
    }
    element.addEventListener('touchstart', listen, { passive: false })
    return () => {
      element.removeEventListener('touchstart', listen)
    }
  }, [ref])
}
