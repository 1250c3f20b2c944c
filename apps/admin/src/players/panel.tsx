import type { ReactNode } from 'react'

interface PanelProps {
  readonly title: ReactNode
  /** What can be done here. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a player's page. */
export const Panel = ({ title, action, children }: PanelProps): ReactNode => (
  <section className="border-line bg-surface rounded-card min-w-0 border p-4 text-sm">
    <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {action}
    </header>
    {children}
  </section>
)
