import type { Fill } from '@skelly/engine'
import type { Sample } from './sample.ts'
import { struck } from './struck.ts'

/** What a bottle cap rings with, Hz: partials that are no chord. */
const TIN = [
  { pitch: 2350, part: 1 },
  { pitch: 3810, part: 0.7 },
  { pitch: 5640, part: 0.5 },
  { pitch: 8120, part: 0.3 },
] as const
/** What is in it knocks, Hz. */
const BODY = 720

/** How much what is in a cap takes from its ringing: 0 nothing, 1 nearly all of it. */
const DULL = {
  empty: 0,
  candle: 0.35,
  crayon: 0.5,
  floor: 0.68,
  tar: 1,
} as const satisfies Record<Fill, number>

/** Tin on tin: crisp where the caps are empty, a dull clack where they are full. */
export const tin = (fill: Fill): Sample => {
  const dull = DULL[fill]
  const rings = 0.16 * (1 - dull) ** 1.4 + 0.03
  const tones = TIN.map(({ pitch, part }, place) => ({
    pitch: pitch * (1 - 0.32 * dull),
    rings: rings / (1 + 0.35 * place),
    part: part * (1 - 0.55 * dull) ** (place + 1),
  }))
  const body = { pitch: BODY * (1 - 0.45 * dull), rings: 0.05 + 0.05 * dull, part: 0.15 + 0.9 * dull ** 2 }
  return struck({
    modes: [...tones, body],
    lasts: rings + 0.06,
    touches: 0.00032 + 0.0011 * dull,
    grit: 0.25,
    seed: 7,
  })
}
