'use client'

import type { Fill } from '@skelly/engine'
import { CHAPTER_NAMES, partsOf, type Level, type Score } from '@skelly/engine/challenges'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClockedCap, type FlickClock } from '../match/clocked-cap.tsx'
import { Stars } from '../solo/stars.tsx'
import { LevelSpecials } from './level-specials.tsx'
import { starsLeft } from './stars-left.ts'
import { useLevelWords } from './use-level-words.ts'

interface LevelAboutProps {
  readonly level: Level
  /** As the attempt stood when the caps last lay still. */
  readonly score: Score
  /** Whether the hint is shown. */
  readonly hasHint: boolean
  /** The clock of who plays alone, null where there is none: nobody else's panel shows it. */
  readonly clock: FlickClock | null
  /** What is in the person's cap. */
  readonly fill: Fill
}

const FlicksLeft = ({ level, score }: Pick<LevelAboutProps, 'level' | 'score'>): ReactNode => {
  const t = useTranslations('challenges')
  const { flicks, stars, upTo } = starsLeft(level, score)
  const parts = partsOf(level.goal, level)
  return (
    <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-sm">
      <strong data-flicks-left={flicks} className="tabular-nums">
        {t('left', { count: flicks })}
      </strong>
      {upTo !== null && (
        <span className="text-muted flex items-center gap-1.5 text-xs">
          <Stars count={stars} className="text-sm" />
          {t('starsUpTo', { count: upTo })}
        </span>
      )}
      {parts > 1 && (
        <span data-parts={score.done.length} className="text-muted text-xs">
          {t('parts', { done: score.done.length, all: parts })}
        </span>
      )}
    </p>
  )
}

/** What a level asks, what is special in it, and what is left: above the court or beside it. */
export const LevelAbout = ({ level, score, hasHint, clock, fill }: LevelAboutProps): ReactNode => {
  const t = useTranslations('challenges')
  const locale = useLocale()
  const { title, goal, specials, hint } = useLevelWords(level)
  const chapter = CHAPTER_NAMES[level.chapter - 1]?.[locale] ?? ''
  return (
    <section
      aria-label={t('levelTitle', { number: level.number, title })}
      className="bg-surface/80 relative flex w-full flex-col gap-0.5 rounded-xl px-3 py-1.5 lg:gap-3 lg:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="text-muted min-w-0 truncate text-xs">
          <span className="max-lg:hidden">{t('levelIn', { number: level.number, chapter })}</span>
          <span className="lg:hidden">{t('levelTitle', { number: level.number, title })}</span>
        </p>
        <LevelSpecials specials={specials} className="lg:hidden" />
      </div>
      <h2 className="font-chalk hidden text-2xl leading-tight text-balance lg:block">{title}</h2>
      <p data-goal={level.goal.kind} className="sideways:text-sm leading-snug font-semibold text-pretty">
        {goal}
      </p>
      <div className="flex items-center gap-3">
        <FlicksLeft level={level} score={score} />
        {clock !== null && <ClockedCap fill={fill} colour={0} isMover clock={clock} />}
      </div>
      <LevelSpecials specials={specials} className="max-lg:hidden" />
      {hasHint && (
        <p role="status" data-hint className="text-accent-text text-sm text-pretty">
          {hint}
        </p>
      )}
    </section>
  )
}
