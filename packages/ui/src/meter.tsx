import type { ReactElement } from 'react'
import { cn } from './cn.ts'

interface MeterProps {
  readonly label: string
  readonly value: number
  /** The value of a full meter. */
  readonly of: number
  /** What the value is in words; the number by default. */
  readonly words?: string
  readonly className?: string
}

/** How much of something there is, as a bar. */
export const Meter = ({ label, value, of, words, className }: MeterProps): ReactElement => {
  const part = of > 0 ? Math.min(1, Math.max(0, value / of)) : 0
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-valuetext={words}
      className={cn('bg-ink/12 h-2.5 overflow-hidden rounded-full', className)}
    >
      <div
        className="bg-accent h-full rounded-full transition-[width] duration-500"
        style={{ width: `${String(part * 100)}%` }}
      />
    </div>
  )
}
