import { useEffect, type RefObject } from 'react'

const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** When `active` begins, the element takes the keys, unless something else on the page has them already. */
export const useOwnKeys = (ref: RefObject<HTMLElement | null>, active: boolean): void => {
  useEffect(() => {
    if (!active || !hasKeyboard() || document.activeElement !== document.body) return
    ref.current?.focus({ preventScroll: true })
  }, [ref, active])
}
