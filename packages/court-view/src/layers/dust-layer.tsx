import { useMemo, type ReactElement } from 'react'
import { noise } from '../chalk/noise.ts'
import { PUFF_SECONDS, puffsOf } from '../shot/puffs.ts'
import type { ShownShot } from '../shot/shown-shot.ts'

const ROUND = Math.PI * 2
const spot = (angle: number, far: number): string =>
  `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`

/** Specks of a puff, within a circle of 1 round (0, 0). */
const specks = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + noise(seed + index * 3)) / count) * ROUND
    return `M${spot(angle, 0.25 + 0.75 * noise(seed + index * 3 + 1))}h.01`
  }).join('')

/** The short lines round a knock that say how hard it was. */
const ticks = Array.from({ length: 9 }, (_, index) => {
  const angle = ((index + 0.4 * noise(index)) / 9) * ROUND
  return `M${spot(angle, 0.62)}L${spot(angle, 0.82 + 0.18 * noise(index + 40))}`
}).join('')

const shapes = [11, 222, 3333].map((seed) => ({ fine: specks(seed, 26), coarse: specks(seed + 7, 11) }))

/** How big and how faint a puff of this age is: `age` from 0 to 1. Null: not to be seen. */
export const puffLook = (
  age: number,
  force: number,
): { readonly scale: number; readonly opacity: number } | null => {
  if (age < 0 || age >= 1) return null
  const grown = 1 - (1 - age) ** 3
  return {
    scale: (16 + 26 * force) * (0.45 + 0.55 * grown),
    opacity: (1 - age) ** 1.6 * (0.35 + 0.6 * force),
  }
}

/** Brings every puff to its look at `time`, in seconds from the launch. */
export const drawDust = (layer: SVGGElement, time: number): void => {
  for (const puff of layer.querySelectorAll<SVGGElement>('[data-puff]')) {
    const age = (time - Number(puff.dataset['puff'])) / PUFF_SECONDS
    const look = puffLook(age, Number(puff.dataset['force']))
    puff.setAttribute('opacity', look ? look.opacity.toFixed(3) : '0')
    if (look) puff.firstElementChild?.setAttribute('transform', `scale(${look.scale.toFixed(2)})`)
  }
}

interface DustLayerProps {
  readonly shot: ShownShot | null
  readonly prefix: string
}

/** The dust of a shot, drawn anew for every frame by `drawDust`. It is decoration: none where motion is reduced. */
export const DustLayer = ({ shot, prefix }: DustLayerProps): ReactElement => {
  const trace = shot?.trace
  const bodies = shot?.bodies
  const puffs = useMemo(() => (trace && bodies ? puffsOf(trace, bodies) : []), [trace, bodies])
  return (
    <g className="court-puffs">
      <radialGradient id={`${prefix}cloud`}>
        <stop offset="0.2" stopColor="#f4ead6" stopOpacity="0.5" />
        <stop offset="1" stopColor="#f4ead6" stopOpacity="0" />
      </radialGradient>
      {puffs.map(({ time, at, force, kind }, index) => (
        <g
          // A shot's puffs never change their order.
          key={index}
          data-puff={time}
          data-force={force}
          opacity="0"
          transform={`translate(${String(at.x)} ${String(at.y)})`}
        >
          <g>
            <circle className="court-cloud" r="0.8" fill={`url(#${prefix}cloud)`} />
            <path className="court-specks" strokeWidth="0.06" d={shapes[index % shapes.length]?.fine} />
            <path className="court-specks" strokeWidth="0.12" d={shapes[index % shapes.length]?.coarse} />
            {kind === 'knock' ? <path className="court-ticks" d={ticks} /> : null}
          </g>
        </g>
      ))}
    </g>
  )
}
