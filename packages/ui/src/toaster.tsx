'use client'

import { lazy, Suspense, useState, useSyncExternalStore, type ReactElement } from 'react'
import { isToastWaiting, onToastWaiting } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

interface ToasterProps {
  /** What the list of messages is called by screen readers. */
  readonly label: string
}

const nothing = (): boolean => false

/** Where short messages appear. Once in a page; what shows them is loaded with the first of them. */
export const Toaster = ({ label }: ToasterProps): ReactElement | null => {
  const isWanted = useSyncExternalStore(onToastWaiting, isToastWaiting, nothing)
  const [isThere, setThere] = useState(false)
  if (isWanted && !isThere) setThere(true)
  if (!isThere) return null
  return (
    <Suspense>
      <ToastList label={label} />
    </Suspense>
  )
}
