'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RuleCourtProps } from './rule-court.tsx'

/** The room of a court that is still on its way: as all of them, a quarter lower than wide, and the words below it. */
const Room = (): ReactNode => <div aria-hidden className="mb-13 aspect-4/3" />

const RuleCourt = dynamic(() => import('./rule-court.tsx'), { ssr: false, loading: Room })

/** How far below the screen a court may be when it is fetched. */
const SOON = '300px'

/** A court that is fetched when somebody comes near. Where no script runs there is none, and no gap. */
export const LazyCourt = (props: RuleCourtProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: SOON },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={place} data-rule-court className="flow-root max-w-md noscript:hidden">
      {isNear ? <RuleCourt {...props} /> : <Room />}
    </div>
  )
}
