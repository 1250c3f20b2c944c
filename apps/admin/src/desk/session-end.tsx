'use client'

import { useEffect } from 'react'
import { leaveForSignIn } from './leave-for-sign-in.ts'

/** Leaves for the sign-in page when the session is over: what it showed does not stay on a screen that nobody guards. */
export const SessionEnd = ({ at }: { readonly at: number }): null => {
  useEffect(() => {
    const timer = setTimeout(leaveForSignIn, Math.max(0, at - Date.now()))
    return () => {
      clearTimeout(timer)
    }
  }, [at])
  return null
}
