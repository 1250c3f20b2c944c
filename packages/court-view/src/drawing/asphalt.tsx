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
  { className: 'court-stone-dark', width: 4.6, d: stones(150, 1) },
  { className: 'court-stone-light', width: 3, d: stones(130, 5001) },
  { className: 'court-stone-warm', width: 2.2, d: stones(60, 9001) },
] as const

/** A railing's shadow, slanting over the street in the late sun. */
const railing = (court: Court): string => {
  const bars = Array.from({ length: 9 }, (_, bar) => {
    const x = court.width * 0.36 + bar * 92
    return `M${String(x)} -40l13 0l-330 ${String(court.height * 0.62)}l-13 0z`
  })
  const rail = `M${String(court.width * 0.3)} 96L${String(court.width + 60)} 250l0 26L${String(court.width * 0.29)} 118z`
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
        <linearGradient id={`${prefix}sun`} x1="0" y1="0" x2="0.75" y2="1">
          <stop offset="0" stopColor="#ffc27a" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#e8935a" stopOpacity="0.12" />
          <stop offset="1" stopColor="#141a2c" stopOpacity="0.42" />
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
      <path className="court-railing" d={railing(court)} />
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
