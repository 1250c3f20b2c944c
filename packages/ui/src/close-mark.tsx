import { X } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { buttonVariants } from './button-variants.ts'
import { cn } from './cn.ts'

interface CloseMarkProps extends ComponentProps<'button'> {
  /** What it says to those who can't see it. */
  readonly label: string
}

/** The cross in the corner of what lies over a page. */
export const CloseMark = ({ label, className, ...rest }: CloseMarkProps): ReactElement => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-muted shrink-0', className)}
  >
    <X aria-hidden />
  </button>
)
