import type { ReactElement } from 'react'
import { cn } from './cn.ts'

interface SpinnerProps {
  readonly className?: string
  /** What is being waited for; without it the spinner is decoration. */
  readonly label?: string
}

/** A ring that turns like a cap on its rim. */
export const Spinner = ({ className, label }: SpinnerProps): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    className={cn('size-5 animate-spin', className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
  >
    <circle
      cx="12"
      cy="12"
      r="9"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeDasharray="2.2 1.57"
      opacity="0.4"
    />
    <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
