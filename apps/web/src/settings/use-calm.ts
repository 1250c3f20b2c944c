'use client'

import { useSyncExternalStore } from 'react'
import { useSettings } from './use-settings.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** Whether there is to be less motion: as the settings have it, or as the system asks. */
export const useCalm = (): boolean => {
  const { calm } = useSettings()
  const isAsked = useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED).matches,
    () => false,
  )
  return calm || isAsked
}
