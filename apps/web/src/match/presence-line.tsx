'use client'

import { cn } from '@skelly/ui'
import { WifiOff } from 'lucide-react'
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

/** For how long somebody has not been heard from: in words where there is room, else the seconds alone. */
const Quiet = ({ seconds }: { readonly seconds: number }): ReactNode => {
  const t = useTranslations('match')
  const text = t('quiet', { seconds })
  return (
    <span title={text} className="flex min-w-0 items-center gap-1">
      <WifiOff aria-hidden className="text-accent-text size-3.5 shrink-0 xl:hidden" />
      <span className="sr-only xl:not-sr-only xl:truncate">{text}</span>
      <span aria-hidden className="text-accent-text font-semibold whitespace-nowrap tabular-nums xl:hidden">
        {t('quietShort', { seconds })}
      </span>
    </span>
  )
}

/** Whether a player is there: *here*, *quiet since 12 s*, *back*. */
export const PresenceLine = ({ word }: { readonly word: PresenceWord }): ReactNode => {
  const t = useTranslations('match')
  return (
    <span data-presence={word.kind} className="text-muted flex min-w-0 items-center gap-1.5 text-xs">
      <span
        aria-hidden
        className={cn(
          'size-2 shrink-0 rounded-full',
          DOTS[word.kind],
          word.kind === 'quiet' && 'max-xl:hidden',
        )}
      />
      {word.kind === 'quiet' ? (
        <Quiet seconds={word.since} />
      ) : (
        <span className="truncate">{t(word.kind)}</span>
      )}
    </span>
  )
}
