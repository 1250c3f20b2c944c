'use client'

import { buttonVariants } from '@skelly/ui'
import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { paths } from '../frame/paths.ts'
import { RatingChange } from './rating-change.tsx'
import { RatingCurve } from './rating-curve.tsx'
import { ratingLine } from './rating-line.ts'
import { ratingWay } from './rating-way.ts'

/** A step of a rating as the graph knows it: a rated game, or what moderators decided about one. */
export interface RatingStep {
  readonly at: number
  /** Null for the game's own step. */
  readonly decision: 'void' | 'excuse' | 'reverse' | null
  readonly before: number
  readonly after: number
  readonly opponent: string
  readonly replayId: string | null
}

interface StepLineProps {
  /** Which rated game it is; of a decision, which was the last before it. */
  readonly number: number
  readonly step: RatingStep
}

/** What a step was, in words. */
const useStepWords = () => {
  const t = useTranslations('player')
  return ({ number, step }: StepLineProps): string => {
    const { decision, opponent: name } = step
    return decision === null ? t('graphGame', { number, name }) : t(`graphStep_${decision}`, { name })
  }
}

/** What a point of the graph stands for. */
const StepLine = ({ number, step }: StepLineProps): ReactNode => {
  const t = useTranslations('player')
  const words = useStepWords()
  const { after, at, before, decision, opponent, replayId } = step
  return (
    <div
      className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1"
      data-graph-game={number}
      data-graph-decision={decision ?? undefined}
    >
      <p className="mr-auto min-w-0">
        <span className="font-semibold">{words({ number, step })}</span>
        <LocalTime at={at} className="text-muted block text-sm" />
      </p>
      <span className="font-semibold tabular-nums">{after}</span>
      <RatingChange change={after - before} />
      {replayId !== null && (
        <Link
          prefetch={false}
          href={paths.replay(replayId)}
          aria-label={t('watchGame', { name: opponent })}
          className={buttonVariants({ variant: 'outline', size: 'small' })}
        >
          <Play aria-hidden />
          {t('watch')}
        </Link>
      )}
    </div>
  )
}

const isGame = ({ decision }: RatingStep): boolean => decision === null

interface RatingGraphProps {
  /** Oldest first, never empty. */
  readonly steps: readonly RatingStep[]
  /** How many there are, those that the graph does not go back to as well. */
  readonly ratedGames: number
}

/**
 * A player's rating from game to game. Each point is a game, or a decision on one, that can be picked by pointer, finger or
 * arrow keys.
 */
export const RatingGraph = ({ steps, ratedGames }: RatingGraphProps): ReactNode => {
  const t = useTranslations('player')
  const words = useStepWords()
  const [picked, pick] = useState(steps.length - 1)
  const games = steps.filter(isGame).length
  const ratings = ratingWay(
    steps.map(({ after }) => after),
    games === ratedGames,
  )
  const line = ratingLine(ratings)
  // the first point may be the rating that everybody starts with, which is no game
  const lead = ratings.length - steps.length
  const step = steps[picked]
  const number = ratedGames - games + steps.slice(0, picked + 1).filter(isGame).length
  const pickAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const point = Math.round(((clientX - left) / width) * (ratings.length - 1))
    pick(Math.min(steps.length - 1, Math.max(0, point - lead)))
  }
  return (
    <>
      <div className="relative ml-10">
        <RatingCurve ratings={ratings} games={games} line={line} picked={picked + lead} />
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={picked}
          aria-label={t('graphPick')}
          aria-valuetext={step && t('graphValue', { what: words({ number, step }), rating: step.after })}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
          onChange={({ target }) => {
            pick(Number(target.value))
          }}
          onPointerMove={pickAt}
          onPointerDown={pickAt}
        />
      </div>
      {step && <StepLine number={number} step={step} />}
    </>
  )
}
