import { crowd } from './crowd.ts'
import { grains } from './grains.ts'
import type { Sample } from './sample.ts'
import type { SampleName } from './sample-name.ts'
import { scrape } from './scrape.ts'
import { struck } from './struck.ts'
import { tin } from './tin.ts'

/** A hand's own small sounds: a fingernail on tin, chalk on a slab. */
const tap = (pitch: number, rings: number, grit: number): Sample =>
  struck({
    modes: [
      { pitch, rings, part: 1 },
      { pitch: pitch * 2.71, rings: rings * 0.6, part: 0.35 },
    ],
    lasts: rings + 0.03,
    touches: 1 / pitch,
    grit,
    seed: Math.round(pitch),
  })

/**
 * How each sound is made: from taps, noise and what they ring in, by ourselves.
 * @param take another take of the same, where there are several
 */
export const SAMPLES = {
  'tin-empty': () => tin('empty'),
  'tin-candle': () => tin('candle'),
  'tin-crayon': () => tin('crayon'),
  'tin-floor': () => tin('floor'),
  'tin-tar': () => tin('tar'),
  edge: () =>
    struck({
      modes: [
        { pitch: 310, rings: 0.07, part: 1 },
        { pitch: 940, rings: 0.045, part: 0.7 },
        { pitch: 2250, rings: 0.03, part: 0.45 },
      ],
      ...{ lasts: 0.12, touches: 0.0011, grit: 0.55, seed: 11 },
    }),
  obstacle: () =>
    struck({
      modes: [
        { pitch: 640, rings: 0.11, part: 1 },
        { pitch: 1510, rings: 0.08, part: 0.8 },
        { pitch: 3170, rings: 0.05, part: 0.4 },
      ],
      ...{ lasts: 0.15, touches: 0.0008, grit: 0.3, seed: 13 },
    }),
  thud: () =>
    struck({
      modes: [
        // a phone's own speaker has nothing below 300
        { pitch: 96, rings: 0.24, part: 1 },
        { pitch: 188, rings: 0.16, part: 0.9 },
        { pitch: 410, rings: 0.07, part: 0.7 },
      ],
      ...{ lasts: 0.3, touches: 0.0055, grit: 0.35, seed: 17 },
    }),
  rasp: () =>
    grains({
      modes: [
        { pitch: 3300, rings: 0.004, part: 1 },
        { pitch: 6100, rings: 0.003, part: 0.6 },
      ],
      ...{ lasts: 0.16, grains: 1500, even: 0.4, seed: 19 },
      shape: (part) => Math.min(1, part / 0.12) * (1 - part) ** 2.2,
    }),
  scrape,
  flick: () =>
    struck({
      modes: [
        { pitch: 1750, rings: 0.03, part: 1 },
        { pitch: 4300, rings: 0.018, part: 0.5 },
        { pitch: 260, rings: 0.05, part: 0.8 },
      ],
      ...{ lasts: 0.07, touches: 0.0005, grit: 0.4, seed: 23 },
    }),
  pick: () => tap(2900, 0.025, 0.3),
  'set-down': () => tap(980, 0.04, 0.45),
  full: () => tap(1480, 0.09, 0.05),
  turn: () => tap(640, 0.16, 0.02),
  second: () => tap(1900, 0.035, 0.1),
  ...crowd,
} as const satisfies Record<SampleName, (take: number) => Sample>
