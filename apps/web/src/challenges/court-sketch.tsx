import { YOU, type Level } from '@skelly/engine/challenges'
import type { Rectangle } from '@skelly/engine'
import { memo, type ReactNode } from 'react'

interface OutlineProps {
  readonly area: Rectangle
  /** Of the line, mm. */
  readonly width: number
  readonly className: string
}

const Outline = ({ area, width, className }: OutlineProps): ReactNode => (
  <rect
    x={area.left}
    y={area.top}
    width={area.right - area.left}
    height={area.bottom - area.top}
    strokeWidth={width}
    className={className}
  />
)

const keyOf = (...numbers: readonly number[]): string => numbers.join(' ')

/** Parts of the court's longer side: the picture is small, so that its lines and caps are thicker than they are. */
const LINE = 1 / 60
const CAP = 1 / 24

/**
 * A level's court in a few lines: boxes, what is in the way, and where the caps lie. Decoration, as
 * large as its parent; asphalt is dark whatever the page is.
 */
export const CourtSketch = memo(function CourtSketch({ level }: { readonly level: Level }): ReactNode {
  const { width, height, boxes, skull, start, posts, walls } = level.court
  const side = Math.max(width, height)
  const line = side * LINE
  const edge = { left: line / 2, top: line / 2, right: width - line / 2, bottom: height - line / 2 }
  return (
    <svg
      aria-hidden
      data-theme="dark"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="absolute inset-0 size-full"
    >
      <Outline area={edge} width={line} className="fill-asphalt stroke-ink/25" />
      {start !== null && <Outline area={start} width={line} className="stroke-ink/30 fill-none" />}
      {skull !== null && <Outline area={skull} width={line} className="stroke-bad/80 fill-none" />}
      {boxes.map(({ number, area }) => (
        <Outline key={number} area={area} width={line} className="stroke-chalk/80 fill-ink/10" />
      ))}
      {walls.map(({ from, to }) => (
        <line
          key={keyOf(from.x, from.y, to.x, to.y)}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          strokeWidth={line * 1.6}
          strokeLinecap="round"
          className="stroke-brick"
        />
      ))}
      {posts.map(({ at, radius }) => (
        <circle
          key={keyOf(at.x, at.y)}
          cx={at.x}
          cy={at.y}
          r={Math.max(radius, line)}
          className="fill-brick"
        />
      ))}
      {level.caps.map(({ at }, seat) => (
        <circle
          key={keyOf(at.x, at.y)}
          cx={at.x}
          cy={at.y}
          r={side * CAP}
          className={seat === YOU ? 'fill-accent' : 'fill-sky'}
        />
      ))}
    </svg>
  )
})
