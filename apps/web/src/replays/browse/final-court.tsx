import { playerColour } from '@skelly/court-view'
import { streetCourt, type Rectangle } from '@skelly/engine'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'

/** A cap as it lay at the end of a game, mm. */
interface FinalCap {
  readonly colour: number
  readonly x: number
  readonly y: number
  readonly inGame: boolean
}

interface FinalCourtProps {
  readonly caps: readonly FinalCap[]
  readonly className?: string
}

/** Of the chalk, mm: the picture is small, so that its lines and caps are thicker than they are. */
const LINE = 22
const CAP = 54

const outline = ({ left, top, right, bottom }: Rectangle): string =>
  `M${String(left)} ${String(top)}H${String(right)}V${String(bottom)}H${String(left)}z`

const { width, height, boxes, skull } = streetCourt
const BOXES = boxes.map(({ area }) => outline(area)).join('')

/** How the caps lay at the end of a game on the street, in a few lines. Decoration beside words. */
export const FinalCourt = ({ caps, className }: FinalCourtProps): ReactNode => (
  <svg
    viewBox={`0 0 ${String(width)} ${String(height)}`}
    data-theme="dark"
    className={cn('rounded-md', className)}
    aria-hidden
  >
    <rect width={width} height={height} className="fill-asphalt" />
    <path d={BOXES} strokeWidth={LINE} className="stroke-chalk/45 fill-none" />
    {skull !== null && <path d={outline(skull)} strokeWidth={LINE} className="stroke-bad/60 fill-none" />}
    {caps.map(({ colour, inGame, x, y }, seat) => {
      const { paint, shade } = playerColour(colour)
      return inGame ? (
        <circle key={seat} cx={x} cy={y} r={CAP} fill={paint} stroke={shade} strokeWidth={LINE / 2} />
      ) : null
    })}
  </svg>
)
