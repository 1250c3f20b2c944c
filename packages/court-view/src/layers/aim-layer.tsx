import { FULL_PULL, type Flick, type Point } from '@skelly/engine'
import type { ReactElement } from 'react'
import type { FlickGuide } from '../allowed.ts'
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

/** Where the flick would send the cap: dots, and a ghost of the cap where the guide ends. */
const Guide = ({
  path,
  radius,
}: {
  readonly path: readonly Point[]
  readonly radius: number
}): ReactElement => {
  const end = path.at(-1)
  return (
    <g>
      <path className="court-guide" d={pathOf(path)} />
      {end ? <circle className="court-guide-end" cx={end.x} cy={end.y} r={radius} /> : null}
    </g>
  )
}

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
  const path = flick && guide ? guide(flick) : null
  return (
    <g pointerEvents="none">
      {hand.kind === 'idle' ? <Halo at={at} radius={radius} /> : null}
      {path ? <Guide path={path} radius={radius} /> : null}
      {flick ? <Band flick={flick} at={at} radius={radius} mmPerPx={mmPerPx} /> : null}
    </g>
  )
}
