'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

interface Disclosure {
  readonly open: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** What is round the button and what it opens: a press outside of it closes. */
  readonly boundary: RefObject<HTMLDivElement | null>
}

/** Something that a button opens, and that Escape or a press elsewhere closes; the button is the boundary's first. */
export const useDisclosure = (): Disclosure => {
  const [open, setOpen] = useState(false)
  const boundary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && boundary.current?.contains(target) !== true) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      // the focus may have been on what is gone now
      boundary.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const toggle = (): void => {
    setOpen((was) => !was)
  }
  const close = (): void => {
    setOpen(false)
  }
  return { open, toggle, close, boundary }
}
