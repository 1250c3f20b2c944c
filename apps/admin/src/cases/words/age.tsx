'use client'

import { useNow } from '@skelly/site'
import { useFormatter } from 'next-intl'
import type { ReactNode } from 'react'

const now = (): number => Date.now()
const EVERY = 10_000

/** How long ago something was; the moment itself to those who point at it. */
export const Age = ({ at }: { readonly at: number }): ReactNode => {
  const format = useFormatter()
  const seen = useNow(now, EVERY)
  return (
    <time dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()}>
      {seen === null
        ? format.dateTime(at, { dateStyle: 'medium' })
        : format.relativeTime(at, Math.max(at, seen))}
    </time>
  )
}
