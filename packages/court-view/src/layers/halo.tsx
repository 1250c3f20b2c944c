import type { Point } from '@skelly/engine'
import { useEffect, useRef, type ReactElement } from 'react'

interface HaloProps {
  readonly at: Point
  readonly radius: number
}

const BREATH: Keyframe[] = [
  { opacity: 0.85, transform: 'scale(1)' },
  { opacity: 0.4, transform: 'scale(1.14)' },
  { opacity: 0.85, transform: 'scale(1)' },
]
/** ms */
const BREATHES_AFTER = 600

const isCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'calm'

/** The ring round the cap whose turn it is. It begins to breathe when the frames of the ruling are over. */
export const Halo = ({ at, radius }: HaloProps): ReactElement => {
  const circle = useRef<SVGCircleElement>(null)
  useEffect(() => {
    let breathing: Animation | undefined
    const timer = setTimeout(() => {
      if (isCalm()) return
      breathing = circle.current?.animate(BREATH, {
        duration: 1800,
        iterations: Infinity,
        easing: 'ease-in-out',
      })
    }, BREATHES_AFTER)
    return () => {
      clearTimeout(timer)
      // what is no longer on the page would keep the main thread busy on every frame
      breathing?.cancel()
    }
  }, [])
  return <circle ref={circle} className="court-halo" cx={at.x} cy={at.y} r={radius + 13} />
}
