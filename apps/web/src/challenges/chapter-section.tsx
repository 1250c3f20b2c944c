'use client'

import { CHAPTER_NAMES, CHAPTER_STARS, LEVELS_A_CHAPTER, chapterStars } from '@skelly/engine/challenges'
import type { StarsByLevel } from '@skelly/engine/challenges'
import { Button, Meter } from '@skelly/ui'
import { ChevronDown, Lock } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { ComingLevels } from './coming-levels.tsx'
import { LevelTile } from './level-tile.tsx'
import type { ListedChapter } from './listed-chapter.ts'
import { TILE_GRID } from './tile-look.ts'
import { useChapter } from './use-chapter.ts'
import { whatOpens } from './what-opens.ts'

interface ChapterSectionProps {
  readonly listed: ListedChapter
  readonly stars: StarsByLevel
  /** Whether its levels are shown at first. */
  readonly isCurrent: boolean
}

const STARS_IN_ALL = 3 * LEVELS_A_CHAPTER

const Levels = ({ listed, stars }: Pick<ChapterSectionProps, 'listed' | 'stars'>): ReactNode => {
  const t = useTranslations('challenges')
  const { levels, hasFailed, tryAgain } = useChapter(listed)
  if (hasFailed)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t('failed')}
        <Button size="small" variant="outline" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      </p>
    )
  if (levels === null) return <ComingLevels />
  return (
    <ul className={TILE_GRID}>
      {levels.map((level) => (
        <li key={level.number}>
          <LevelTile
            level={level}
            stars={stars.get(level.number) ?? 0}
            lock={whatOpens(level.number, stars)}
          />
        </li>
      ))}
    </ul>
  )
}

/** One chapter: its name, its stars, and its levels once it is open. */
export const ChapterSection = ({ listed, stars, isCurrent }: ChapterSectionProps): ReactNode => {
  const t = useTranslations('challenges')
  const locale = useLocale()
  const id = useId()
  const [isShown, setIsShown] = useState(isCurrent)
  const { chapter } = listed
  const lock = whatOpens((chapter - 1) * LEVELS_A_CHAPTER + 1, stars)
  const count = chapterStars(chapter, stars)
  const isOpen = lock === null
  return (
    <section
      aria-labelledby={id}
      data-chapter={chapter}
      data-open={isOpen}
      className="border-line bg-surface/50 rounded-card flex flex-col gap-4 border p-4 lg:data-[open=true]:col-span-2"
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-muted text-xs">{t('chapter', { number: chapter })}</p>
          <h2 id={id} className="font-chalk text-xl leading-tight">
            {CHAPTER_NAMES[chapter - 1]?.[locale]}
          </h2>
        </div>
        {isOpen ? (
          <>
            <span className="text-muted text-sm tabular-nums">
              {count}/{STARS_IN_ALL}
            </span>
            <Meter
              label={t('chapterStars', { count, all: STARS_IN_ALL })}
              value={count}
              of={STARS_IN_ALL}
              className="hidden w-32 sm:block"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-expanded={isShown}
              aria-label={isShown ? t('hideChapter') : t('showChapter')}
              onClick={() => setIsShown(!isShown)}
            >
              <ChevronDown
                aria-hidden
                className={isShown ? 'rotate-180 transition-transform' : 'transition-transform'}
              />
            </Button>
          </>
        ) : (
          <Lock aria-hidden className="text-muted size-5" />
        )}
      </div>
      {lock?.kind === 'chapter' && (
        <p className="text-muted text-sm">
          {t('chapterOpens', { needed: CHAPTER_STARS, before: lock.before, count: lock.count })}
        </p>
      )}
      {isOpen && isShown && <Levels listed={listed} stars={stars} />}
    </section>
  )
}
