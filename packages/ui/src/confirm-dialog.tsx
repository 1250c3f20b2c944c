'use client'

import { AlertDialog } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { buttonVariants } from './button-variants.ts'

/** The words of a question that can't be taken back. */
export interface ConfirmWords {
  readonly title: ReactNode
  readonly description: ReactNode
  readonly confirm: ReactNode
  readonly cancel: ReactNode
}

interface ConfirmDialogProps extends ConfirmWords {
  /** What opens it: one button. */
  readonly trigger: ReactNode
  readonly onConfirm: () => void
}

/** The question itself, over the page. */
export const ConfirmContent = (props: Omit<ConfirmDialogProps, 'trigger'>): ReactElement => (
  <AlertDialog.Portal>
    <AlertDialog.Overlay className="animate-fade bg-veil fixed inset-0 z-40 backdrop-blur-[2px]" />
    <AlertDialog.Content className="animate-rise border-line bg-surface shadow-over fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[88dvh] max-w-md -translate-y-1/2 overflow-y-auto rounded-3xl border p-6 focus:outline-none">
      <AlertDialog.Title className="text-xl font-semibold text-balance">{props.title}</AlertDialog.Title>
      <AlertDialog.Description className="text-muted mt-2">{props.description}</AlertDialog.Description>
      <div className="mt-6 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <AlertDialog.Cancel className={buttonVariants({ variant: 'outline' })}>
          {props.cancel}
        </AlertDialog.Cancel>
        <AlertDialog.Action className={buttonVariants({ variant: 'brick' })} onClick={props.onConfirm}>
          {props.confirm}
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  </AlertDialog.Portal>
)

/** Asks once before something that can't be taken back. The safe answer has the focus. */
export const ConfirmDialog = ({ trigger, ...question }: ConfirmDialogProps): ReactElement => (
  <AlertDialog.Root>
    <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
    <ConfirmContent {...question} />
  </AlertDialog.Root>
)
