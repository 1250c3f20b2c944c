'use client'

import { useEffect, type RefObject } from 'react'

const QUESTIONS = '[role="dialog"], [role="alertdialog"]'

/**
 * Brings the focus into a card that lies over the page: what had it is covered, or gone. A button in it that asked for
 * the focus itself keeps it, and so does a question that is being answered.
 */
export const useFocusWithin = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { activeElement } = document
    if (card.current?.contains(activeElement) === true || activeElement?.closest(QUESTIONS)) return
    card.current?.focus({ preventScroll: true })
  }, [card])
}
