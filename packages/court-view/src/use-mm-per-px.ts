import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many millimetres of a court that is `width` mm wide one CSS pixel shows; 0 until it is on a screen. */
export const useMmPerPx = (court: RefObject<HTMLElement | null>, width: number): number => {
  const [mmPerPx, setMmPerPx] = useState(0)
  useLayoutEffect(() => {
    const element = court.current
    if (!element) return undefined
    const measure = (): void => {
      const shown = element.getBoundingClientRect().width
      setMmPerPx(shown > 0 ? width / shown : 0)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [court, width])
  return mmPerPx
}
