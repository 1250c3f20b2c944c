'use client'

import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { CloseMark } from './close-mark.tsx'
import { cn } from './cn.ts'

export const Dialog = (props: ComponentProps<typeof Primitive.Root>): ReactElement => (
  <Primitive.Root {...props} />
)

export const DialogTrigger = (props: ComponentProps<typeof Primitive.Trigger>): ReactElement => (
  <Primitive.Trigger {...props} />
)

export const DialogClose = (props: ComponentProps<typeof Primitive.Close>): ReactElement => (
  <Primitive.Close {...props} />
)

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** The words of the cross that closes it. */
  readonly close: string
}

/** A sheet from below on a phone, a card in the middle elsewhere. Escape, the cross and a press beside it close it. */
export const DialogContent = ({
  title,
  description,
  close,
  className,
  children,
  ...rest
}: DialogContentProps): ReactElement => (
  <Primitive.Portal>
    <Primitive.Overlay className="animate-fade bg-veil fixed inset-0 z-40 backdrop-blur-[2px]" />
    <Primitive.Content
      {...rest}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      className={cn(
        'animate-rise border-line bg-surface shadow-over fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-3xl border p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(28rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl',
        className,
      )}
    >
      <div className="-mt-2 -mr-3 flex items-start justify-between gap-3">
        <Primitive.Title className="pt-2 text-xl font-semibold text-balance">{title}</Primitive.Title>
        <Primitive.Close asChild>
          <CloseMark label={close} />
        </Primitive.Close>
      </div>
      {description === undefined ? null : (
        <Primitive.Description className="text-muted mt-2">{description}</Primitive.Description>
      )}
      {children}
    </Primitive.Content>
  </Primitive.Portal>
)
