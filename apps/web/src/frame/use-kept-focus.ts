'use client'

import { useEffect, type RefObject } from 'react'

/**
 * An element takes the focus when it comes, and whenever `what` has changed, where nothing on the page has it: the
 * button that had it is gone with what it was for.
 */
export const useKeptFocus = (element: RefObject<HTMLElement | null>, what: string): void => {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [element, what])
}
