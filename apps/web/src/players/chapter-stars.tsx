import { CHAPTER_NAMES, LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import { Star } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

const MOST = 3 * LEVELS_A_CHAPTER

/** The stars that a player has in each chapter of the challenges. */
export const ChapterStars = async ({ stars }: { readonly stars: readonly number[] }): Promise<ReactNode> => {
  const [t, locale] = await Promise.all([getTranslations('player'), getLocale()])
  return (
    <ol className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
      {stars.map((count, place) => (
        <li
          key={place}
          className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm"
          data-chapter={place + 1}
        >
          <span className={count === 0 ? 'text-muted truncate' : 'truncate'}>
            {CHAPTER_NAMES[place]?.[locale]}
          </span>
          <span
            className="text-muted inline-flex items-center gap-1 tabular-nums"
            aria-label={t('starsOf', { count, all: MOST })}
          >
            {count}
            <Star
              aria-hidden
              className={count === 0 ? 'size-3.5' : 'text-accent-text size-3.5 fill-current'}
            />
          </span>
          <span aria-hidden className="bg-raised col-span-2 h-1.5 overflow-hidden rounded-full">
            <span
              className="bg-accent block h-full rounded-full"
              style={{ width: `${String((100 * count) / MOST)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
