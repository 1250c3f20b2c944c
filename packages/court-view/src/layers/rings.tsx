import type { Court, Point } from '@skelly/engine'
import { useEffectEvent, useLayoutEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import { lengthOf, streetOf } from '../street.ts'

interface RingsProps {
  readonly court: Court
  /** Where each ring goes out from, mm. */
  readonly at: readonly Point[]
  /** When, on the clock of `performance.now()`, ms; null is now. */
  readonly when: number | null
}

/** How far a ring goes out, mm, and for how long, ms. */
const REACH = 95
const LASTS = 620

/** All that a ring does from now on, which is `wait` ms before it goes out: nobody has to be woken then. */
export const ringKeyframes = (wait: number): Keyframe[] => {
  const out = wait / (wait + LASTS)
  return [
    { offset: 0, opacity: 0, scale: 0.2 },
    { offset: out, opacity: 0, scale: 0.2 },
    // it goes out quickly, and is gone late
    { offset: out, opacity: 1, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
    { offset: out, scale: 0.2, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
    { offset: 1, opacity: 0, scale: 1 },
  ]
}

const isCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'calm'

const styleOf = (at: Point, court: Court): CSSProperties => {
  const street = streetOf(court)
  const half = lengthOf(REACH, court)
  return {
    left: `calc(${String(((at.x + COURT_MARGIN) / street.width) * 100)}% - ${half})`,
    top: `calc(${String(((at.y + COURT_MARGIN) / street.height) * 100)}% - ${half})`,
    width: `calc(${half} * 2)`,
    height: `calc(${half} * 2)`,
    opacity: 0,
  }
}

/** A ring goes out from where a cap was knocked off the block; none for who wants nothing to move. */
export const Rings = ({ court, at, when }: RingsProps): ReactElement => {
  const layer = useRef<HTMLDivElement>(null)
  const goOut = useEffectEvent(() => {
    if (isCalm()) return []
    const now = performance.now()
    const wait = when === null ? 0 : Math.max(0, when - now)
    return [...(layer.current?.children ?? [])].map((ring) => {
      const timing = { duration: wait + LASTS, fill: 'both' } as const
      const going = new Animation(new KeyframeEffect(ring, ringKeyframes(wait), timing))
      // Said here: a browser that finds out by itself draws one more frame to tell.
      going.startTime = now
      return going
    })
  })
  useLayoutEffect(() => {
    const going = goOut()
    return () => {
      for (const ring of going) ring.cancel()
    }
  }, [])
  return (
    <div ref={layer}>
      {at.map((from, index) => (
        <svg key={index} className="court-square" viewBox="-1 -1 2 2" style={styleOf(from, court)}>
          <circle r="0.9" fill="none" stroke="var(--chalk-yellow)" strokeWidth="0.09" />
          <circle r="0.66" fill="none" stroke="var(--hand)" strokeWidth="0.05" strokeDasharray="0.1 0.075" />
        </svg>
      ))}
    </div>
  )
}
