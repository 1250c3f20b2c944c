'use client'

import type { Level, Stars as StarCount } from '@skelly/engine/challenges'
import { cn } from '@skelly/ui'
import { Lock as LockPicture, Star } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { CourtSketch } from './court-sketch.tsx'
import { LevelLink } from './level-link.tsx'
import { TILE_LOOK } from './tile-look.ts'
import { useLockWords } from './use-lock-words.ts'
import type { Lock } from './what-opens.ts'

interface LevelTileProps {
  readonly level: Level
  readonly stars: 0 | StarCount
  /** What opens it; null where it is open. */
  readonly lock: Lock | null
}

const ALL = [1, 2, 3] as const

/** A level among those of its chapter: a small picture of its court, its number, its stars. */
export const LevelTile = memo(function LevelTile({ level, stars, lock }: LevelTileProps): ReactNode {
  const t = useTranslations('challenges')
  const title = level.title[useLocale()]
  const { number } = level
  const opens = useLockWords(lock)
  const isOpen = lock === null
  return (
    <LevelLink
      number={number}
      data-level={number}
      data-stars={stars}
      data-open={isOpen}
      aria-label={
        isOpen ? t('levelOpen', { number, title, count: stars }) : t('levelLocked', { number, title, opens })
      }
      title={isOpen ? undefined : opens}
      className={cn(
        TILE_LOOK,
        'border-line bg-surface/80 hover:border-accent hover:bg-raised relative transition-colors',
        !isOpen && 'opacity-55',
      )}
    >
      <span className="flex items-center justify-between text-sm leading-none font-semibold tabular-nums">
        {number}
        {!isOpen && <LockPicture aria-hidden className="text-muted size-3.5" />}
      </span>
      <span className="relative block aspect-square">
        <CourtSketch level={level} />
      </span>
      <span aria-hidden className="flex justify-center gap-0.5">
        {ALL.map((star) => (
          <Star
            key={star}
            className={cn('size-3.5', star <= stars ? 'fill-accent text-accent-text' : 'text-muted/50')}
          />
        ))}
      </span>
    </LevelLink>
  )
})
