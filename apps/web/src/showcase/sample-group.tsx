import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'

interface SampleGroupProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Samples of one component under its name. */
export const SampleGroup = ({ title, className, children }: SampleGroupProps): ReactNode => (
  <section aria-label={title} className="border-line border-t pt-4">
    <h3 className="text-muted mb-3 font-mono text-xs">{title}</h3>
    <div className={cn('flex flex-wrap items-start gap-3', className)}>{children}</div>
  </section>
)
