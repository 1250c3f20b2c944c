'use client'

import { CHAPTER_NAMES, partsOf, type Level, type Score } from '@skelly/engine/challenges'
import { Badge } from '@skelly/ui'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stars } from '../solo/stars.tsx'
import { starsLeft } from './stars-left.ts'
import { useLevelWords } from './use-level-words.ts'

interface LevelAboutProps {
  readonly level: Level
  /** As the attempt stood when the caps last lay still. */
  readonly score: Score
  /** Whether the hint is shown. */
  readonly hasHint: boolean
}

const FlicksLeft = ({ level, score }: Pick<LevelAboutProps, 'level' | 'score'>): ReactNode => {
  const t = useTranslations('challenges')
  const { flicks, stars, upTo } = starsLeft(level, score)
  const parts = partsOf(level.goal, level)
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
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
export const LevelAbout = ({ level, score, hasHint }: LevelAboutProps): ReactNode => {
  const t = useTranslations('challenges')
  const locale = useLocale()
  const { title, goal, twists, hint } = useLevelWords(level)
  const chapter = CHAPTER_NAMES[level.chapter - 1]?.[locale] ?? ''
  return (
    <section
      aria-label={t('levelTitle', { number: level.number, title })}
      className="bg-surface/80 beside:gap-3 beside:p-4 flex w-full flex-col gap-1 rounded-xl px-3 py-2"
    >
      <p className="text-muted truncate text-xs">
        {t('levelIn', { number: level.number, chapter })}
        <span className="beside:hidden"> · {title}</span>
      </p>
      <h2 className="font-chalk beside:block hidden text-2xl leading-tight text-balance">{title}</h2>
      <p data-goal={level.goal.kind} className="leading-snug font-semibold text-pretty">
        {goal}
      </p>
      {twists.length > 0 && (
        <ul aria-label={t('twists')} className="flex flex-wrap gap-1">
          {twists.map((twist) => (
            <li key={twist}>
              <Badge tone="sky">{twist}</Badge>
            </li>
          ))}
        </ul>
      )}
      <FlicksLeft level={level} score={score} />
      {hasHint && (
        <p role="status" data-hint className="text-accent-text text-sm text-pretty">
          {hint}
        </p>
      )}
    </section>
  )
}
