import type { ReactElement } from 'react'
import { cn } from './cn.ts'

/** Within 120 by 90: whole lines, and lines as chalk leaves them. */
const DRAWINGS = {
  /** A box with nobody in it, and a cap on its way. */
  court: { whole: 'M23 66a9 9 0 1 0 18 0a9 9 0 1 0-18 0', chalk: 'M52 14h52v52H52zM44 60l16-12' },
  /** Three steps, and nobody on them. */
  ladder: {
    whole: 'M51 18a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    chalk: 'M12 80h96M22 80V56h25v24M47 80V38h26v42M73 80V64h25v16',
  },
  /** A court, and the way that a cap took. */
  reel: { whole: 'M66 42a9 9 0 1 0 18 0a9 9 0 1 0-18 0', chalk: 'M18 10h84v70H18zM30 70c8-4 12-24 30-26' },
  /** A letter that has not come. */
  letter: { whole: 'M22 28l38 26l38-26', chalk: 'M20 24h80v50H20z' },
  /** A glass over a cap that is somebody else. */
  search: {
    whole: 'M30 38a24 24 0 1 0 48 0a24 24 0 1 0-48 0M72 56l22 24',
    chalk: 'M43 38a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  },
  /** Nothing to do: a cup of something warm. */
  calm: {
    whole: 'M34 38h44v22c0 10-7 16-16 16H50c-9 0-16-6-16-16zM78 44h7c9 0 9 18 0 18h-8',
    chalk: 'M48 28c-5-6 5-9 0-16M63 28c-5-6 5-9 0-16M24 84h68',
  },
} as const

export type SketchName = keyof typeof DRAWINGS

interface SketchProps {
  readonly of: SketchName
  readonly className?: string
}

/** A small drawing in chalk, where there is nothing else to show yet. On a piece of the street in both themes; decoration beside words. */
export const Sketch = ({ of, className }: SketchProps): ReactElement => (
  <svg
    viewBox="0 0 120 90"
    aria-hidden
    className={cn('asphalt rounded-card text-chalk shadow-card w-44 max-w-full px-6 py-4', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={DRAWINGS[of].whole} />
    <path d={DRAWINGS[of].chalk} strokeDasharray="10 5 24 5" />
  </svg>
)
