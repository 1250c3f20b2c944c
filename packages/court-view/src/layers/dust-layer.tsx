import { useMemo, type ReactElement, type RefObject } from 'react'
import { noise } from '../chalk/noise.ts'
import { PUFF_SECONDS, puffsOf } from '../shot/puffs.ts'
import type { ShownShot } from '../shot/shown-shot.ts'

/** Specks of a puff, within a circle of 1 round (0, 0). */
const specks = (seed: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = noise(seed + index) * Math.PI * 2
    const far = 0.35 + 0.65 * noise(seed + index + 50)
    return `M${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}h.01`
  }).join('')

const shapes = [specks(11), specks(222), specks(3333)]

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
export const drawDust = (layer: RefObject<SVGGElement | null>, time: number): void => {
  for (const puff of layer.current?.querySelectorAll<SVGGElement>('[data-puff]') ?? []) {
    const age = (time - Number(puff.dataset['puff'])) / PUFF_SECONDS
    const look = puffLook(age, Number(puff.dataset['force']))
    puff.setAttribute('opacity', look ? look.opacity.toFixed(3) : '0')
    if (look) puff.firstElementChild?.setAttribute('transform', `scale(${look.scale.toFixed(2)})`)
  }
}

interface DustLayerProps {
  readonly layer: RefObject<SVGGElement | null>
  readonly shot: ShownShot | null
}

/** The dust of a shot, drawn anew for every frame by `drawDust`. It is decoration: none where motion is reduced. */
export const DustLayer = ({ layer, shot }: DustLayerProps): ReactElement => {
  const trace = shot?.trace
  const bodies = shot?.bodies
  const puffs = useMemo(() => (trace && bodies ? puffsOf(trace, bodies) : []), [trace, bodies])
  return (
    <g ref={layer} className="court-puffs">
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
            <circle className={`court-puff-${kind}`} r="0.9" />
            <path className="court-specks" d={shapes[index % shapes.length]} />
          </g>
        </g>
      ))}
    </g>
  )
}
