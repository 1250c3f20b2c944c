'use client'

import { LEVELS_A_CHAPTER, chapterOf, type StarsByLevel } from '@skelly/engine/challenges'
import { buttonVariants } from '@skelly/ui'
import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChapterSection } from './chapter-section.tsx'
import { LevelLink } from './level-link.tsx'
import type { ListedChapter } from './listed-chapter.ts'
import { MapHeading } from './map-heading.tsx'
import { SentLine } from './sent-line.tsx'
import { useTitle } from './use-title.ts'
import { levelToGoOnWith } from './what-opens.ts'

interface ChapterMapProps {
  readonly chapters: readonly ListedChapter[]
  readonly stars: StarsByLevel
  /** Whether the stars are a guest's, on this device alone. */
  readonly isGuest: boolean
}

/** All chapters with their levels, and where to go on. */
export const ChapterMap = ({ chapters, stars, isGuest }: ChapterMapProps): ReactNode => {
  const t = useTranslations('challenges')
  useTitle(t('title'))
  const last = chapters.at(-1)?.chapter ?? 0
  const goOnWith = levelToGoOnWith(last * LEVELS_A_CHAPTER, stars)
  const current = goOnWith === null ? last : chapterOf(goOnWith)
  const total = [...stars.values()].reduce<number>((sum, each) => sum + each, 0)
  return (
    <div className="flex flex-col gap-5">
      <MapHeading total={total} />
      {goOnWith !== null && (
        <LevelLink
          number={goOnWith}
          className={buttonVariants({ size: 'large', className: 'w-full sm:w-fit' })}
        >
          <Play aria-hidden />
          {t(total === 0 ? 'start' : 'goOn', { number: goOnWith })}
        </LevelLink>
      )}
      {isGuest && total > 0 && <SentLine answer={null} isGuest />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {chapters.map((listed) => (
          <ChapterSection
            key={listed.chapter}
            listed={listed}
            stars={stars}
            isCurrent={listed.chapter === current}
          />
        ))}
      </div>
    </div>
  )
}
