import { useEffect, type RefObject } from 'react'

const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/**
 * The element takes the keys, unless something else on the page has them: when `active` begins, and again whenever
 * what is allowed has changed, since whatever had the keys may have gone with it.
 */
export const useOwnKeys = (ref: RefObject<HTMLElement | null>, active: boolean, allowed: string): void => {
  useEffect(() => {
    if (!active || !hasKeyboard() || document.activeElement !== document.body) return
    ref.current?.focus({ preventScroll: true })
  }, [ref, active, allowed])
}
