'use client'

import type { QuickWord } from '@skelly/protocol'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from './passing.ts'

interface SaidBubbleProps {
  readonly said: Passing<QuickWord> | undefined
  readonly className?: string
}

/** What somebody says, in a bubble that hangs from its parent. Readers hear it elsewhere. */
export const SaidBubble = ({ said, className }: SaidBubbleProps): ReactNode => {
  const t = useTranslations('talk')
  if (said === undefined) return null
  return (
    <span
      key={said.id}
      aria-hidden
      data-said={said.value}
      className={cn(
        'animate-rise bg-ink text-page pointer-events-none absolute z-20 rounded-2xl px-3 py-1 text-sm font-semibold whitespace-nowrap shadow-lg',
        className,
      )}
    >
      {t(`word_${said.value}`)}
    </span>
  )
}
