'use client'

import { useEffect } from 'react'

/** Lets the browser ask before the page of a running game is closed: closing is silence, not resigning (R10.3). */
export const useLeaveQuestion = (isRunning: boolean): void => {
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
    }
  }, [isRunning])
}
