'use client'

import type { Level } from '@skelly/engine/challenges'
import { Button } from '@skelly/ui'
import { Timer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLevelWords } from './use-level-words.ts'

interface LevelReadyProps {
  readonly level: Level
  readonly onBegin: () => void
}

/**
 * Before a level with a clock: the court can be looked at, and the clock runs from when one says so. Where it would
 * cover the court it says no more than that: goal and clock stand in the level's panel.
 */
export const LevelReady = ({ level, onBegin }: LevelReadyProps): ReactNode => {
  const t = useTranslations('challenges')
  const { goal, specials } = useLevelWords(level)
  return (
    <section
      aria-label={t('ready')}
      className="animate-rise border-line bg-surface/92 beside:static beside:mx-0 beside:self-end beside:[grid-area:said] beside:max-h-full shadow-over fixed inset-x-2 bottom-2 z-20 mx-auto flex max-h-[calc(100%-1rem)] max-w-sm flex-col gap-2 overflow-y-auto rounded-2xl border p-3 text-center lg:gap-3 lg:p-5"
    >
      <h2 className="font-chalk text-accent-text flex items-center justify-center gap-2 text-2xl lg:text-3xl">
        <Timer aria-hidden className="size-6" />
        {t('ready')}
      </h2>
      <p className="font-semibold text-pretty [@media(height<46rem)]:hidden">{goal}</p>
      {specials.map(({ word, meaning }) => (
        <p key={word} className="text-muted text-xs text-pretty lg:text-sm [@media(height<46rem)]:hidden">
          {meaning}
        </p>
      ))}
      <Button className="w-full shrink-0" autoFocus onClick={onBegin}>
        {t('begin')}
      </Button>
    </section>
  )
}
