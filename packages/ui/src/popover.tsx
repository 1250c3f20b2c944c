'use client'

import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { CloseMark } from './close-mark.tsx'
import { cn } from './cn.ts'

/** Something small that a button opens beside itself. It keeps the focus while it is open, and gives it back. */
export const Popover = (props: ComponentProps<typeof Primitive.Root>): ReactElement => (
  <Primitive.Root modal {...props} />
)

export const PopoverTrigger = (props: ComponentProps<typeof Primitive.Trigger>): ReactElement => (
  <Primitive.Trigger {...props} />
)

interface PopoverContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  readonly title: string
  /** The words of the cross that closes it. */
  readonly close: string
  readonly children: ReactNode
}

/** What it shows, below a title. Escape, the cross and a press beside it close it. */
export const PopoverContent = ({
  title,
  close,
  className,
  children,
  ...rest
}: PopoverContentProps): ReactElement => (
  <Primitive.Portal>
    <Primitive.Content
      sideOffset={6}
      collisionPadding={8}
      {...rest}
      aria-label={title}
      className={cn(
        'animate-rise border-line bg-surface shadow-over z-40 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-2xl border p-3 focus:outline-none',
        className,
      )}
    >
      <div className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-3">
        <p className="font-semibold">{title}</p>
        <Primitive.Close asChild>
          <CloseMark label={close} />
        </Primitive.Close>
      </div>
      {children}
    </Primitive.Content>
  </Primitive.Portal>
)
