import type { Court } from '@skelly/engine'
import type { ReactElement } from 'react'
import { noise } from '../chalk/noise.ts'

const TILE = 140
/** Beyond the court, mm: chalk runs over its own lines. */
const AIR = 40

const tenth = (value: number): string => String(Math.round(value * 10) / 10)

/** Spots of the asphalt that took no chalk, as a path of short dashes. */
const bare = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, index) => {
    const at = (axis: number): string => tenth(noise(seed + index * 5 + axis) * TILE)
    return `M${at(1)} ${at(2)}h${tenth(0.1 + noise(seed + index * 5 + 3) * 1.6)}`
  }).join('')

const spots = [
  { d: bare(620, 1), width: 0.9, opacity: 0.85 },
  { d: bare(170, 70_001), width: 1.9, opacity: 0.7 },
] as const

interface ChalkGrainProps {
  readonly court: Court
  readonly prefix: string
}

/** The mask `chalk`: chalk lies on the stones and leaves the pits between them bare. */
export const ChalkGrain = ({ court, prefix }: ChalkGrainProps): ReactElement => {
  const area = { x: -AIR, y: -AIR, width: court.width + AIR * 2, height: court.height + AIR * 2 }
  return (
    <defs>
      <pattern id={`${prefix}grain`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <rect width={TILE} height={TILE} fill="#fff" />
        {spots.map(({ d, width, opacity }) => (
          <path key={width} d={d} stroke="#000" strokeWidth={width} strokeLinecap="round" opacity={opacity} />
        ))}
      </pattern>
      <mask id={`${prefix}chalk`} maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill={`url(#${prefix}grain)`} />
      </mask>
    </defs>
  )
}
