'use client'

import type { ReactElement } from 'react'
import { Toaster as Sonner } from 'sonner'

interface ToasterProps {
  /** What the list of messages is called by screen readers. */
  readonly label: string
}

/** Where short messages appear. Once in a page. */
export const Toaster = ({ label }: ToasterProps): ReactElement => (
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
