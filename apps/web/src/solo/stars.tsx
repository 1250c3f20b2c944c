'use client'

import { cn } from '@skelly/ui'
import { Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface StarsProps {
  /** 0 to 3. */
  readonly count: number
  readonly className?: string
}

const ALL = [1, 2, 3] as const

/** Three stars, so many of them won. */
export const Stars = ({ count, className }: StarsProps): ReactNode => {
  const t = useTranslations('solo')
  return (
    <span
      role="img"
      aria-label={t('stars', { count })}
      data-stars={count}
      className={cn('flex gap-1', className)}
    >
      {ALL.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={cn('size-[1em]', star <= count ? 'fill-accent text-accent-text' : 'text-muted/50')}
        />
      ))}
    </span>
  )
}
