'use client'

import { useRef, type RefObject } from 'react'

interface RowFocus {
  /** What holds the rows: each has one link that is `data-row`. */
  readonly container: RefObject<HTMLDivElement | null>
  /** Moves the focus by so many rows, from the first or the last where none has it. */
  readonly move: (by: 1 | -1) => void
}

/** The focus goes through rows by keys. It is the browser's own: what is pressed then is the link. */
export const useRowFocus = (): RowFocus => {
  const container = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1): void => {
    const links = Array.from(container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
    const here = links.findIndex((link) => link === document.activeElement)
    const from = here < 0 && by < 0 ? links.length : here
    const there = links[Math.min(links.length - 1, Math.max(0, from + by))]
    there?.focus()
    there?.scrollIntoView({ block: 'nearest' })
  }
  return { container, move }
}
