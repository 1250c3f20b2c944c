import { Slot } from 'radix-ui'
import type { ComponentProps, ReactElement } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants.ts'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Gives its looks to its only child, such as a link. */
  readonly asChild?: boolean
  /** Something is under way: it can't be pressed again and says so. */
  readonly busy?: boolean
}

export const Button = ({
  asChild = false,
  busy = false,
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonProps): ReactElement => {
  const look = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root {...rest} className={look}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      className={look}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
