import { useEffect, useEffectEvent } from 'react'

/** Another window, another tab, a turned phone, Escape wherever the focus is: `letGo` is called while the hand is `busy`. */
export const useInterruptions = (busy: boolean, letGo: () => void): void => {
  const interrupt = useEffectEvent(letGo)
  useEffect(() => {
    if (!busy) return undefined
    const onInterruption = (): void => {
      interrupt()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') interrupt()
    }
    window.addEventListener('blur', onInterruption)
    window.addEventListener('resize', onInterruption)
    window.addEventListener('pagehide', onInterruption)
    document.addEventListener('visibilitychange', onInterruption)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('blur', onInterruption)
      window.removeEventListener('resize', onInterruption)
      window.removeEventListener('pagehide', onInterruption)
      document.removeEventListener('visibilitychange', onInterruption)
      window.removeEventListener('keydown', onKey)
    }
  }, [busy])
}

/** A second finger anywhere on the page, also beside the court: `letGo` is called while `pointer` is down. */
export const useOtherPointers = (pointer: number | null, letGo: () => void): void => {
  const interrupt = useEffectEvent(letGo)
  useEffect(() => {
    if (pointer === null) return undefined
    const onPointer = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) interrupt()
    }
    window.addEventListener('pointerdown', onPointer, true)
    return () => {
      window.removeEventListener('pointerdown', onPointer, true)
    }
  }, [pointer])
}
