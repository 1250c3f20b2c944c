'use client'

import { useFormatter } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { neverChanges } from '../i18n/never-changes.ts'

interface LocalTimeProps {
  /** Epoch milliseconds. */
  readonly at: number
  readonly className?: string
}

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
/** The server does not know where the visitor is. */
const zoneOfServer = (): string => 'UTC'

/** A moment on the visitor's own clock, once the page is alive in their browser. */
export const LocalTime = ({ at, className }: LocalTimeProps): ReactNode => {
  const format = useFormatter()
  const timeZone = useSyncExternalStore(neverChanges, zoneHere, zoneOfServer)
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
    </time>
  )
}
