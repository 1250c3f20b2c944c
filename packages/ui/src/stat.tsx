import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

interface StatProps {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly className?: string
}

/** A number with its name. Inside a `<dl>`. */
export const Stat = ({ label, value, note, className }: StatProps): ReactElement => (
  <div className={cn('border-line bg-surface shadow-card rounded-2xl border px-4 py-3', className)}>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="mt-0.5 text-2xl font-semibold tabular-nums">{value}</dd>
    {note ? <dd className="text-muted text-sm">{note}</dd> : null}
  </div>
)
