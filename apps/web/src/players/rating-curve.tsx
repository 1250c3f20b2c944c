import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RatingLine } from './rating-line.ts'

/** Points are drawn as dots as long as there are not too many of them. */
const DOTS = 60

interface RatingCurveProps {
  readonly ratings: readonly number[]
  /** How many of the points stand for games. */
  readonly games: number
  readonly line: RatingLine
  /** The index of the point that stands out. */
  readonly picked: number
}

const percent = (part: number, whole: number): string => `${String((part / whole) * 100)}%`

/** A rating's way as a drawing. */
export const RatingCurve = ({ ratings, games, line, picked }: RatingCurveProps): ReactNode => {
  const t = useTranslations('player')
  const { width, height, path, area, points, marks } = line
  const label = t('graphAlt', {
    from: ratings[0] ?? 0,
    to: ratings.at(-1) ?? 0,
    count: games,
    lowest: Math.min(...ratings),
    highest: Math.max(...ratings),
  })
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        className="block h-48 w-full overflow-visible"
      >
        {marks.map(({ rating, y }) => (
          <line
            key={rating}
            x1="0"
            x2={width}
            y1={y}
            y2={y}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={area} className="fill-accent/12" />
        <path
          d={path}
          className="stroke-accent-text fill-none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks.map(({ rating, y }) => (
        <span
          key={rating}
          aria-hidden
          className="text-muted absolute -left-10 w-8 -translate-y-1/2 text-right text-xs tabular-nums"
          style={{ top: percent(y, height) }}
        >
          {rating}
        </span>
      ))}
      {points.map(({ x, y }, index) =>
        points.length <= DOTS || index === picked ? (
          <span
            key={index}
            aria-hidden
            className={cn(
              'bg-accent-text border-surface absolute size-2.5 -translate-1/2 rounded-full border-2',
              index === picked && 'border-accent-text bg-surface size-4 border-[3px]',
            )}
            style={{ left: percent(x, width), top: percent(y, height) }}
          />
        ) : null,
      )}
    </>
  )
}
