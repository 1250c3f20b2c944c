import { FULL_PULL, type Flick, type Point } from '@skelly/engine'
import type { ReactElement } from 'react'
import type { FlickGuide, GuidedWay } from '../allowed.ts'
import { pathOf } from '../chalk/path-of.ts'
import type { HandState } from '../hand/hand-state.ts'
import { flickOf } from '../hand/flick-of.ts'
import { Halo } from './halo.tsx'
import { strengthColour } from './strength-colour.ts'

interface AimLayerProps {
  readonly hand: HandState
  readonly at: Point
  readonly radius: number
  readonly guide: FlickGuide | null
  readonly mmPerPx: number
}

const GAUGE = 7
/** The gauge lies so far outside the cap, mm. */
const GAUGE_AIR = 17

/** An arrow's arms, mm. */
const ARM = 13

/** A point of the arrow, so far back from its tip and so far to its side. */
const armAt = (tip: Point, from: Point, side: number): Point => {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  return { x: tip.x - ux * ARM - uy * side, y: tip.y - uy * ARM + ux * side }
}

/** Where the guide ends: an arrow where the cap goes on, a ghost of it where it stops or touches something. */
const GuideEnd = ({
  way,
  radius,
}: {
  readonly way: GuidedWay
  readonly radius: number
}): ReactElement | null => {
  const end = way.path.at(-1)
  const before = way.path.at(-2)
  if (end === undefined) return null
  if (!way.goesOn || before === undefined)
    return <circle className="court-guide-end" cx={end.x} cy={end.y} r={radius} />
  const arms = [armAt(end, before, ARM), end, armAt(end, before, -ARM)]
  return <path className="court-guide-on" d={pathOf(arms)} />
}

/** Where the flick would send the cap: dots, and how they end. */
const Guide = ({ way, radius }: { readonly way: GuidedWay; readonly radius: number }): ReactElement => (
  <g>
    <path className="court-guide" d={pathOf(way.path)} />
    <GuideEnd way={way} radius={radius} />
  </g>
)

/** The line back from the cap, as long as the pull, thicker and redder with its strength. */
const Band = ({ flick, at, radius, mmPerPx }: BandProps): ReactElement => {
  const length = Math.hypot(flick.dx, flick.dy)
  const [ux, uy] = [-flick.dx / length, -flick.dy / length]
  const part = flick.strength / 1000
  const begin = radius + GAUGE_AIR + GAUGE / 2
  const reach = Math.max(begin, part * FULL_PULL * mmPerPx)
  const round = 2 * Math.PI * (radius + GAUGE_AIR)
  const colour = strengthColour(part)
  return (
    <g transform={`translate(${String(at.x)} ${String(at.y)})`} stroke={colour}>
      <path
        className="court-band"
        strokeWidth={(2 + 4 * part) * Math.max(1, mmPerPx * 0.6)}
        d={pathOf([
          { x: ux * begin, y: uy * begin },
          { x: ux * reach, y: uy * reach },
        ])}
      />
      <circle className="court-gauge-track" r={radius + GAUGE_AIR} strokeWidth={GAUGE} />
      <circle
        className="court-gauge"
        r={radius + GAUGE_AIR}
        strokeWidth={GAUGE}
        strokeDasharray={`${String(part * round)} ${String(round)}`}
        transform="rotate(-90)"
      />
    </g>
  )
}

interface BandProps {
  readonly flick: Flick
  readonly at: Point
  readonly radius: number
  readonly mmPerPx: number
}

/** What is seen of an aim: the strength, and where it would go. */
export const AimLayer = ({ hand, at, radius, guide, mmPerPx }: AimLayerProps): ReactElement => {
  const flick = flickOf(hand)
  const way = flick && guide ? guide(flick) : null
  return (
    <g pointerEvents="none">
      {hand.kind === 'idle' ? <Halo at={at} radius={radius} /> : null}
      {way ? <Guide way={way} radius={radius} /> : null}
      {flick ? <Band flick={flick} at={at} radius={radius} mmPerPx={mmPerPx} /> : null}
    </g>
  )
}
