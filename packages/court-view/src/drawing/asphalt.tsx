import type { Court } from '@skelly/engine'
import type { ReactElement } from 'react'
import { noise } from '../chalk/noise.ts'

const TILE = 260
const around = (court: Court, margin: number) => ({
  x: -margin,
  y: -margin,
  width: court.width + margin * 2,
  height: court.height + margin * 2,
})

/** A tile of little stones as one path of dots. */
const stones = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = Math.round(noise(seed + index * 3) * TILE * 10) / 10
    const y = Math.round(noise(seed + index * 3 + 1) * TILE * 10) / 10
    return `M${String(x)} ${String(y)}h.1`
  }).join('')

const grains = [
  { className: 'court-stone-dark', width: 3.4, d: stones(260, 1) },
  { className: 'court-stone-light', width: 2.1, d: stones(240, 5001) },
  { className: 'court-stone-warm', width: 1.7, d: stones(110, 9001) },
] as const

/** A railing's shadow, slanting over the street in the late sun; `soft` is how far its edge runs out, mm. */
const railing = (court: Court, soft: number): string => {
  const fall = court.height * 0.66
  const bars = Array.from({ length: 8 }, (_, bar) => {
    const x = court.width * 0.4 + bar * 104 - soft
    const wide = 15 + soft * 2
    return `M${String(x)} -40h${String(wide)}l-350 ${String(fall)}h-${String(wide)}z`
  })
  const top = 84 - soft
  const high = 24 + soft * 2
  const rail = `M${String(court.width * 0.2)} ${String(top)}L${String(court.width + 60)} ${String(top + 172)}v${String(high)}L${String(court.width * 0.2)} ${String(top + high)}z`
  return [...bars, rail].join('')
}

/** The street: stones, a crack, the warm light from one side. */
export const Asphalt = ({ court, prefix, margin }: AsphaltProps): ReactElement => {
  const ground = around(court, margin)
  return (
    <g>
      <defs>
        <pattern id={`${prefix}stones`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {grains.map((grain) => (
            <path key={grain.className} className={grain.className} d={grain.d} strokeWidth={grain.width} />
          ))}
        </pattern>
        <radialGradient id={`${prefix}sun`} cx="0.06" cy="0" r="1.15">
          <stop offset="0" stopColor="#ffb65e" stopOpacity="0.5" />
          <stop offset="0.4" stopColor="#f09a56" stopOpacity="0.2" />
          <stop offset="0.75" stopColor="#6a4a4c" stopOpacity="0.1" />
          <stop offset="1" stopColor="#12182c" stopOpacity="0.4" />
        </radialGradient>
        <linearGradient
          id={`${prefix}railing`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2="0"
          y2={court.height * 0.62}
        >
          <stop offset="0.25" stopColor="#14121f" />
          <stop offset="1" stopColor="#14121f" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect {...ground} className="court-asphalt" />
      <rect {...ground} fill={`url(#${prefix}stones)`} />
      <path
        className="court-crack"
        d={`M-20 ${String(court.height * 0.8)}l86 -34l52 12l70 -52l64 -6l58 -40`}
      />
      <path
        className="court-crack"
        d={`M${String(court.width * 0.78)} ${String(court.height + 20)}l-22 -70l18 -44l-40 -66`}
      />
      <g className="court-railing" fill={`url(#${prefix}railing)`}>
        <path d={railing(court, 0)} />
        <path d={railing(court, 4)} />
      </g>
      <rect {...ground} fill={`url(#${prefix}sun)`} />
    </g>
  )
}

interface AsphaltProps {
  readonly court: Court
  /** For the ids of this drawing's definitions. */
  readonly prefix: string
  /** How much street is shown beyond the court's edge, mm. */
  readonly margin: number
}
