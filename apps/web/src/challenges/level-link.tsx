'use client'

import Link from 'next/link'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { goTo } from './go-to.ts'

interface LevelLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onClick'> {
  /** Null for the page of all levels. */
  readonly number: number | null
}

/** Whether a press is meant for another tab or window. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** A link between the challenges' pages, which are all in the browser already: it needs no connection. */
export const LevelLink = ({ number, children, ...rest }: LevelLinkProps): ReactNode => (
  <Link
    {...rest}
    href={number === null ? paths.challenges : paths.level(number)}
    prefetch={false}
    onClick={(event) => {
      if (isForElsewhere(event)) return
      event.preventDefault()
      goTo(number)
    }}
  >
    {children}
  </Link>
)
