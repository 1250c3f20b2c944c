import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ratingLine } from './rating-line.ts'

/** Points are drawn as dots as long as there are not too many of them. */
const DOTS = 60

/** A player's rating from game to game. `ratings` is never empty. */
export const RatingGraph = async ({
  ratings,
}: {
  readonly ratings: readonly number[]
}): Promise<ReactNode> => {
  const t = await getTranslations('player')
  const { width, height, path, area, points, marks } = ratingLine(ratings)
  const label = t('graphAlt', {
    from: ratings[0] ?? 0,
    to: ratings.at(-1) ?? 0,
    count: ratings.length,
    lowest: Math.min(...ratings),
    highest: Math.max(...ratings),
  })
  return (
    <div className="relative ml-10">
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
          className="stroke-accent fill-none"
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
          style={{ top: `${String((y / height) * 100)}%` }}
        >
          {rating}
        </span>
      ))}
      {points.length <= DOTS &&
        points.map(({ x, y }, index) => (
          <span
            key={index}
            aria-hidden
            className="bg-accent border-surface absolute size-2.5 -translate-1/2 rounded-full border-2"
            style={{ left: `${String((x / width) * 100)}%`, top: `${String((y / height) * 100)}%` }}
          />
        ))}
    </div>
  )
}
