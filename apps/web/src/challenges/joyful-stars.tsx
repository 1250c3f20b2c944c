'use client'

import { cn } from '@skelly/ui'
import { Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const ALL = [
  { star: 1, delay: '[animation-delay:120ms]' },
  { star: 2, delay: '[animation-delay:320ms]' },
  { star: 3, delay: '[animation-delay:520ms]' },
] as const

/** The stars that were just won, one after the other; all at once for who wants nothing to move. */
export const JoyfulStars = ({ count }: { readonly count: number }): ReactNode => {
  const t = useTranslations('solo')
  return (
    <span
      role="img"
      aria-label={t('stars', { count })}
      data-stars={count}
      className="flex justify-center gap-2 text-7xl"
    >
      {ALL.map(({ star, delay }) => (
        <span key={star} className="relative grid size-[1em]">
          <Star aria-hidden className="text-muted/40 col-start-1 row-start-1 size-full" />
          {star <= count && (
            <Star
              aria-hidden
              className={cn(
                'fill-accent text-accent-text motion-safe:animate-star col-start-1 row-start-1 size-full drop-shadow-[0_0_12px_var(--accent)]',
                delay,
              )}
            />
          )}
        </span>
      ))}
    </span>
  )
}
