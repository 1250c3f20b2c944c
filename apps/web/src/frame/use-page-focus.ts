'use client'

import { useEffect, useRef } from 'react'

/**
 * Gives the focus to another page that has come without the server, where nothing on it has asked for it: to its
 * court, which has the keys, else to its heading.
 * @param page changes with the page
 */
export const usePageFocus = (page: unknown): void => {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (document.activeElement !== document.body) return
    const court = document.querySelector<HTMLElement>('[data-court]')
    const heading = document.querySelector('h1')
    if (heading !== null) heading.tabIndex = -1
    const begins = court ?? heading
    begins?.focus({ preventScroll: true })
  }, [page])
}
