import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** The device's own menu, in our clothes. */
export const MenuSelect = ({ children, ...rest }: ComponentProps<'select'>): ReactNode => (
  <span className="relative block">
    <select
      {...rest}
      className="border-line bg-page/60 text-ink hover:border-muted/50 focus-visible:border-focus focus-visible:ring-focus/50 block min-h-11 w-full cursor-pointer appearance-none rounded-xl border pr-9 pl-3.5 text-base transition-colors focus-visible:ring-2 focus-visible:outline-none"
    >
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="text-muted pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
    />
  </span>
)
