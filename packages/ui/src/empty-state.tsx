import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'
import { Sketch } from './sketch.tsx'

interface EmptyStateProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** What to do about it. */
  readonly action?: ReactNode
  /** Beside the usual one: a drawing that says more. */
  readonly picture?: ReactNode
  readonly className?: string
}

/** Nothing is here yet, and what to do about it. */
export const EmptyState = (props: EmptyStateProps): ReactElement => (
  <div
    className={cn(
      'rounded-card border-line bg-surface/60 flex flex-col items-center gap-3 border px-6 py-10 text-center',
      props.className,
    )}
  >
    {props.picture ?? <Sketch of="court" />}
    <p className="font-chalk mt-2 text-2xl text-balance">{props.title}</p>
    {props.description ? <p className="text-muted max-w-sm text-pretty">{props.description}</p> : null}
    {props.action}
  </div>
)
