'use client'

import { useEffect, useRef } from 'react'

/**
 * Lets the browser's own way back leave what has opened over a page, as it leaves a page.
 * @returns leaves it as well
 */
export const useWayBack = (onBack: () => void): (() => void) => {
  const leave = useRef(onBack)
  useEffect(() => {
    leave.current = onBack
  }, [onBack])
  useEffect(() => {
    history.pushState(history.state, '', location.href)
    const goneBack = (): void => {
      leave.current()
    }
    addEventListener('popstate', goneBack)
    return () => {
      removeEventListener('popstate', goneBack)
    }
  }, [])
  return () => {
    history.back()
  }
}
