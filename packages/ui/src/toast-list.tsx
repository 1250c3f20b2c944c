'use client'

import { useEffect, type ReactElement } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { showToastsBy } from './toast.ts'

interface ToastListProps {
  /** What the list of messages is called by screen readers. */
  readonly label: string
}

/** The list of short messages. Brings its library along: see `Toaster`. */
export const ToastList = ({ label }: ToastListProps): ReactElement => {
  useEffect(
    () =>
      showToastsBy(({ kind, text }) => {
        toast[kind](text)
      }),
    [],
  )
  return (
    <Sonner
      position="top-center"
      containerAriaLabel={label}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-2xl border border-line bg-raised px-4 py-3 text-sm text-ink shadow-over',
          error: 'border-bad/60',
          success: 'border-good/60',
        },
      }}
    />
  )
}
