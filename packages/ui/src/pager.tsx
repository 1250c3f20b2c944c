'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

interface PagerProps {
  readonly label: string
  /** "Page 2 of 9". */
  readonly words: ReactNode
  readonly previous: string
  readonly next: string
  /** Null where there is none. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly className?: string
}

/** Steps through the pages of a list. */
export const Pager = (props: PagerProps): ReactElement => (
  <nav aria-label={props.label} className={cn('flex items-center justify-center gap-4', props.className)}>
    <Button
      variant="outline"
      size="icon"
      aria-label={props.previous}
      disabled={props.onPrevious === null}
      onClick={() => props.onPrevious?.()}
    >
      <ChevronLeft />
    </Button>
    <span className="text-muted text-sm tabular-nums">{props.words}</span>
    <Button
      variant="outline"
      size="icon"
      aria-label={props.next}
      disabled={props.onNext === null}
      onClick={() => props.onNext?.()}
    >
      <ChevronRight />
    </Button>
  </nav>
)
