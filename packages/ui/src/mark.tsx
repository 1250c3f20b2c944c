import type { ReactElement } from 'react'
import { cn } from './cn.ts'

/** Within a square of 64: a bottle cap with its 21 crimps, and the skull of the court's middle on it. */
const CRIMPS = '5.2 2.88'
const SKULL =
  'M32 17.500c-8 0-12.8 5-12.8 11.4 0 4.2 2 7 5 8.500v4.100c0 1.4 .9 2.2 2.2 2.200h11.200c1.3 0 2.2-.8 2.2-2.200v-4.100c3-1.5 5-4.3 5-8.5 0-6.4-4.8-11.4-12.8-11.400z'
const EYES = 'M24.6 26.600l4.6 4.600m0-4.600l-4.6 4.600M34.8 26.600l4.6 4.600m0-4.600l-4.6 4.6'
const TEETH = 'M29.4 39v4.700M34.6 39v4.7'

interface MarkProps {
  /** In one colour, that of the text round it: for print, stamps and places with colours of their own. */
  readonly isPlain?: boolean
  readonly className?: string
}

const Face = (): ReactElement => (
  <>
    <path d={SKULL} className="fill-accent-ink" />
    <path d={EYES} className="stroke-sun fill-none" strokeWidth="2.4" strokeLinecap="round" />
    <path d={TEETH} className="stroke-sun fill-none" strokeWidth="1.6" strokeLinecap="round" />
  </>
)

/** The mark of the house, alone. Decoration: what it stands for is said beside it. `icon.svg` is the same as a file. */
export const Mark = ({ isPlain = false, className }: MarkProps): ReactElement => (
  <svg viewBox="0 0 64 64" className={cn('size-8 shrink-0', className)} aria-hidden fill="none">
    <circle
      cx="32"
      cy="32"
      r="27"
      strokeWidth="8"
      strokeDasharray={CRIMPS}
      className={isPlain ? 'stroke-current' : 'stroke-tin'}
    />
    {isPlain ? (
      <>
        <circle cx="32" cy="32" r="23.5" strokeWidth="3" className="stroke-current" />
        <path d={SKULL} strokeWidth="2.6" className="stroke-current" />
        <path d={`${EYES}${TEETH}`} strokeWidth="2.4" strokeLinecap="round" className="stroke-current" />
      </>
    ) : (
      <>
        <circle cx="32" cy="32" r="26" className="fill-tin" />
        <circle cx="32" cy="32" r="20.5" className="fill-sun" />
        <Face />
      </>
    )}
  </svg>
)
