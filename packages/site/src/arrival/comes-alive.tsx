'use client'

import { useEffect } from 'react'
import { ALIVE } from './alive.ts'

/** Stands last in the body: its effect runs when all of the page has come alive. */
export const ComesAlive = (): null => {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE))
  }, [])
  return null
}
