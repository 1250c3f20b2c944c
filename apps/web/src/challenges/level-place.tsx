'use client'

import { chapterOf, type Level, type Stars } from '@skelly/engine/challenges'
import { Button, buttonVariants, EmptyState, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { LevelLink } from './level-link.tsx'
import { LevelRounds, type LevelRoundsProps } from './level-rounds.tsx'
import type { ListedChapter } from './listed-chapter.ts'
import { LockedLevel } from './locked-level.tsx'
import { useChapter } from './use-chapter.ts'
import { levelToGoOnWith, whatOpens } from './what-opens.ts'

interface LevelPlaceProps extends SiteFrame, Omit<LevelRoundsProps, 'level' | 'best' | 'next'> {
  readonly number: number
  readonly chapters: readonly ListedChapter[]
  readonly won: ReadonlyMap<number, LevelWon>
}

type LevelWon = NonNullable<LevelRoundsProps['best']>

const NoLevel = ({ number }: { readonly number: number }): ReactNode => {
  const t = useTranslations('challenges')
  return (
    <EmptyState
      title={t('noLevel', { number })}
      action={
        <LevelLink number={null} className={buttonVariants({ variant: 'outline' })}>
          {t('all')}
        </LevelLink>
      }
    />
  )
}

/** While the level is fetched, and where it can't be. */
const Fetching = ({ hasFailed, tryAgain }: Omit<ReturnType<typeof useChapter>, 'levels'>): ReactNode => {
  const t = useTranslations('challenges')
  if (hasFailed)
    return <EmptyState title={t('failed')} action={<Button onClick={tryAgain}>{t('tryAgain')}</Button>} />
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {t('loading')}
    </p>
  )
}

/** The next level, where there is one and it is open. */
const nextOf = (
  { number }: Level,
  chapters: readonly ListedChapter[],
  stars: ReadonlyMap<number, Stars>,
): number | null => {
  const next = number + 1
  const isThere = chapters.some(({ chapter }) => chapter === chapterOf(next))
  return isThere && whatOpens(next, stars) === null ? next : null
}

/** One level: played where it is open; otherwise what opens it. */
export const LevelPlace = ({
  number,
  chapters,
  won,
  header,
  footer,
  ...game
}: LevelPlaceProps): ReactNode => {
  const listed = chapters.find(({ chapter }) => chapter === chapterOf(number)) ?? null
  const { levels, ...fetching } = useChapter(listed)
  const level = levels?.find((each) => each.number === number) ?? null
  const stars = new Map(Array.from(won, ([each, best]) => [each, best.stars]))
  const lock = whatOpens(number, stars)
  const frame = { header, footer }
  if (listed === null || (levels !== null && level === null))
    return (
      <LobbyFrame {...frame}>
        <NoLevel number={number} />
      </LobbyFrame>
    )
  if (level === null)
    return (
      <LobbyFrame {...frame}>
        <Fetching {...fetching} />
      </LobbyFrame>
    )
  if (lock !== null)
    return (
      <LobbyFrame {...frame}>
        <LockedLevel level={level} lock={lock} goOnWith={levelToGoOnWith(number, stars)} />
      </LobbyFrame>
    )
  return (
    <LevelRounds
      key={number}
      {...game}
      level={level}
      best={won.get(number) ?? null}
      next={nextOf(level, chapters, stars)}
    />
  )
}
