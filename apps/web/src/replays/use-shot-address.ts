'use client'

import { useCallback, useEffect, useRef } from 'react'

/** The address waits so long for the frame to stay, ms: browsers refuse more than a hundred changes in half a minute. */
const STAYS = 250

/** The address of this page at one of its shots, counted from 1. */
export const addressOfShot = (shot: number): URL => {
  const address = new URL(location.href)
  address.searchParams.set('shot', String(shot))
  return address
}

/** Keeps the shot that is on the screen in the address, without a step back for each. */
export const useShotAddress = (): ((shot: number) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  return useCallback((shot) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      history.replaceState(history.state, '', addressOfShot(shot))
    }, STAYS)
  }, [])
}
