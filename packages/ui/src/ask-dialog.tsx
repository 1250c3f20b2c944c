'use client'

import { AlertDialog } from 'radix-ui'
import type { ReactElement } from 'react'
import { ConfirmContent, type ConfirmWords } from './confirm-dialog.tsx'

interface AskDialogProps extends ConfirmWords {
  readonly isOpen: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question of a `ConfirmDialog` where no button of the page has asked for it. */
export const AskDialog = ({ isOpen, onConfirm, onCancel, ...words }: AskDialogProps): ReactElement => (
  <AlertDialog.Root
    open={isOpen}
    onOpenChange={(opens) => {
      if (!opens) onCancel()
    }}
  >
    <ConfirmContent {...words} onConfirm={onConfirm} />
  </AlertDialog.Root>
)
