'use client'

import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface FullScreenProps {
  readonly label: string
  readonly children: ReactNode
}

/** No bar stands above it, whatever stands above the page. */
const WHOLE: CSSProperties & Readonly<Record<'--head-height', string>> = { '--head-height': '0px' }

/** Takes everything else on the page out of reach; gives back what puts it in again. */
const keepOthersOut = (own: Element | null): (() => void) => {
  const others = Array.from(document.body.children).filter(
    (element) => element !== own && element instanceof HTMLElement && !element.inert,
  )
  for (const element of others) element.toggleAttribute('inert', true)
  return () => {
    for (const element of others) element.toggleAttribute('inert', false)
  }
}

/** Something that takes the whole screen as the table of a game does, over the page, which stays as it was. */
export const FullScreen = ({ label, children }: FullScreenProps): ReactNode => {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const letIn = keepOthersOut(own.current)
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
      letIn()
    }
  }, [])
  return createPortal(
    <div
      ref={own}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      style={WHOLE}
      className="bg-page fixed inset-0 z-40 overflow-hidden pr-(--safe-right) pl-(--safe-left)"
    >
      {children}
    </div>,
    document.body,
  )
}
