import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

interface PageHeadingProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly className?: string
}

/** A page's name in chalk. */
export const PageHeading = ({ title, description, actions, className }: PageHeadingProps): ReactElement => (
  <header className={cn('flex flex-wrap items-end justify-between gap-4', className)}>
    <div className="min-w-0 space-y-4">
      <h1 className="font-chalk text-3xl leading-tight text-balance sm:text-4xl">
        <span className="chalk-underline">{title}</span>
      </h1>
      {description ? <p className="text-muted max-w-prose text-pretty">{description}</p> : null}
    </div>
    {actions}
  </header>
)
