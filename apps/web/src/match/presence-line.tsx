'use client'

import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PresenceWord } from './presence-word.ts'

const DOTS = {
  awaited: 'bg-ink/30',
  here: 'bg-good',
  back: 'bg-good',
  quiet: 'bg-accent motion-safe:animate-pulse',
  gone: 'bg-bad',
} as const satisfies Record<PresenceWord['kind'], string>

/** Whether a player is there: *here*, *quiet since 12 s*, *back*. */
export const PresenceLine = ({ word }: { readonly word: PresenceWord }): ReactNode => {
  const t = useTranslations('match')
  const text = word.kind === 'quiet' ? t('quiet', { seconds: word.since }) : t(word.kind)
  return (
    <span data-presence={word.kind} className="text-muted flex min-w-0 items-center gap-1.5 text-xs">
      <span aria-hidden className={cn('size-2 shrink-0 rounded-full', DOTS[word.kind])} />
      <span className="truncate">{text}</span>
    </span>
  )
}
