'use client'

import type { Level } from '@skelly/engine/challenges'
import { EmptyState, buttonVariants } from '@skelly/ui'
import { Lock as LockPicture } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CourtSketch } from './court-sketch.tsx'
import { LevelLink } from './level-link.tsx'
import { useTitle } from './use-title.ts'
import { useLevelWords } from './use-level-words.ts'
import { useLockWords } from './use-lock-words.ts'
import type { Lock } from './what-opens.ts'

interface LockedLevelProps {
  readonly level: Level
  readonly lock: Lock
  /** The level to be played on the way to it; null where there is none. */
  readonly goOnWith: number | null
}

/** A level that is not open yet: what opens it. */
export const LockedLevel = ({ level, lock, goOnWith }: LockedLevelProps): ReactNode => {
  const t = useTranslations('challenges')
  const { title, goal } = useLevelWords(level)
  const opens = useLockWords(lock)
  const heading = t('levelTitle', { number: level.number, title })
  useTitle(heading)
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        picture={
          <div className="relative size-32 opacity-60">
            <CourtSketch level={level} />
            <LockPicture aria-hidden className="text-accent-text absolute inset-0 m-auto size-10" />
          </div>
        }
        title={t('lockedTitle', { number: level.number })}
        description={
          <>
            <strong data-opens className="text-ink block">
              {opens}
            </strong>
            <span className="mt-2 block text-sm">{goal}</span>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {goOnWith !== null && (
              <LevelLink number={goOnWith} className={buttonVariants()}>
                {t('goOn', { number: goOnWith })}
              </LevelLink>
            )}
            <LevelLink number={null} className={buttonVariants({ variant: 'outline' })}>
              {t('all')}
            </LevelLink>
          </div>
        }
      />
    </>
  )
}
