import type { SampleName } from './sample-name.ts'

/** How long each sound is, seconds; the scrape goes round. */
export const SAMPLE_SECONDS = {
  'tin-empty': 0.25,
  'tin-candle': 0.18,
  'tin-crayon': 0.16,
  'tin-floor': 0.13,
  'tin-tar': 0.09,
  edge: 0.12,
  obstacle: 0.15,
  thud: 0.3,
  rasp: 0.16,
  scrape: 1.38,
  flick: 0.07,
  pick: 0.06,
  'set-down': 0.07,
  full: 0.12,
  turn: 0.19,
  second: 0.07,
  'crowd-pot': 0.55,
  'crowd-rescue': 0.6,
  'crowd-knockout': 0.8,
  'crowd-double': 1.45,
  'crowd-killer': 1,
  'crowd-win': 1.6,
} as const satisfies Record<SampleName, number>
