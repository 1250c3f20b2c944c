'use client'

import { buttonVariants } from '@skelly/ui'
import { Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { paths } from '../frame/paths.ts'
import { RatingCurve } from './rating-curve.tsx'
import { ratingLine } from './rating-line.ts'
import { ratingWay } from './rating-way.ts'

/** A rated game as the graph knows it. */
export interface RatedGame {
  readonly at: number
  readonly before: number
  readonly after: number
  readonly opponent: string
  readonly replayId: string | null
}

interface GameLineProps {
  readonly number: number
  readonly game: RatedGame
}

/** What a point of the graph stands for. */
const GameLine = ({ number, game }: GameLineProps): ReactNode => {
  const t = useTranslations('player')
  const format = useFormatter()
  const { after, at, before, opponent, replayId } = game
  const change = after - before
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1" data-graph-game={number}>
      <p className="mr-auto min-w-0">
        <span className="font-semibold">{t('graphGame', { number, name: opponent })}</span>
        <LocalTime at={at} className="text-muted block text-sm" />
      </p>
      <span className="font-semibold tabular-nums">{after}</span>
      <span className={change < 0 ? 'text-bad tabular-nums' : 'text-good tabular-nums'}>
        {format.number(change, { signDisplay: 'always' })}
      </span>
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

interface RatingGraphProps {
  /** Oldest first, never empty. */
  readonly games: readonly RatedGame[]
  /** How many there are, those that the graph does not go back to as well. */
  readonly ratedGames: number
}

/** A player's rating from game to game. Each point is a game, that can be picked by pointer, finger or arrow keys. */
export const RatingGraph = ({ games, ratedGames }: RatingGraphProps): ReactNode => {
  const t = useTranslations('player')
  const [picked, pick] = useState(games.length - 1)
  const ratings = ratingWay(
    games.map(({ after }) => after),
    ratedGames,
  )
  const line = ratingLine(ratings)
  // the first point may be the rating that everybody starts with, which is no game
  const lead = ratings.length - games.length
  const game = games[picked]
  const number = ratedGames - games.length + picked + 1
  const pickAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const point = Math.round(((clientX - left) / width) * (ratings.length - 1))
    pick(Math.min(games.length - 1, Math.max(0, point - lead)))
  }
  return (
    <>
      <div className="relative ml-10">
        <RatingCurve ratings={ratings} line={line} picked={picked + lead} />
        <input
          type="range"
          min={0}
          max={games.length - 1}
          value={picked}
          aria-label={t('graphPick')}
          aria-valuetext={game && t('graphValue', { number, name: game.opponent, rating: game.after })}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
          onChange={({ target }) => {
            pick(Number(target.value))
          }}
          onPointerMove={pickAt}
          onPointerDown={pickAt}
        />
      </div>
      {game && <GameLine number={number} game={game} />}
    </>
  )
}
