import type { Knock } from '@skelly/court-view'
import { FILL_NAMES, FILLS, type Fill } from '@skelly/engine'
import type { PlannedSound } from './planned-sound.ts'
import { variation } from './variation.ts'

/** What rings as caps of this weight do: where two meet, what is between them. */
const ringOf = (masses: readonly number[]): Fill => {
  const mean = masses.reduce((sum, mass) => sum + Math.log(mass), 0) / Math.max(1, masses.length)
  const apart = (fill: Fill): number => Math.abs(Math.log(FILLS[fill].mass) - mean)
  return FILL_NAMES.reduce((best, fill) => (apart(fill) < apart(best) ? fill : best))
}

/** How loud a brush is, and what the hardest blow adds. */
const LOUD = {
  caps: { least: 0.02, most: 0.55 },
  edge: { least: 0.015, most: 0.42 },
  obstacle: { least: 0.02, most: 0.48 },
} as const satisfies Record<Knock['kind'], { readonly least: number; readonly most: number }>

/** What is heard of a knock: harder is louder and a little brighter, and no two are quite the same. */
export const knockSound = ({ at, force, kind, masses }: Knock): PlannedSound => {
  const { least, most } = LOUD[kind]
  const heavy = Math.max(1, ...masses)
  return {
    name: kind === 'caps' ? `tin-${ringOf(masses)}` : kind,
    at,
    gain: least + (most - least) * force,
    rate: (0.97 + 0.08 * force + 0.04 * variation(at)) * (kind === 'caps' ? 1 : heavy ** -0.2),
  }
}
