import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

interface RingProps {
  /** How much is left, 0 to 1. */
  readonly part: number
  /** Turns to alarm. */
  readonly urgent?: boolean
  readonly className?: string
  /** In the middle. */
  readonly children?: ReactNode
}

const ROUND = 2 * Math.PI * 20

/** A ring that runs out, with something in its middle. What it means is said by the caller. */
export const Ring = ({ part, urgent = false, className, children }: RingProps): ReactElement => (
  <span className={cn('relative inline-flex size-14 shrink-0 items-center justify-center', className)}>
    <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" aria-hidden>
      <circle cx="24" cy="24" r="20" fill="none" strokeWidth="5" className="stroke-ink/12" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`${String(Math.min(1, Math.max(0, part)) * ROUND)} ${String(ROUND)}`}
        className={urgent ? 'stroke-bad' : 'stroke-accent'}
      />
    </svg>
    <span className="relative font-semibold tabular-nums">{children}</span>
  </span>
)
