'use client'

import { useCallback, useRef, useState } from 'react'

interface StepUp {
  readonly isOpen: boolean
  /** Opens the dialog; resolves with whether password and code were right. Who asks meanwhile waits for the same answer. */
  readonly ask: () => Promise<boolean>
  readonly settle: (isShown: boolean) => void
}

/** One dialog for everything that asks for password and code again. */
export const useStepUp = (): StepUp => {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isShown: boolean) => void)[]>([])
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setOpen(true)
      }),
    [],
  )
  const settle = useCallback((isShown: boolean) => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isShown)
  }, [])
  return { isOpen, ask, settle }
}
