import { seedOf, type Seed } from '../../ids.ts'
import { GRIPS } from '../../match/draw-grip.ts'
import { SERIES_COURT_NAMES, type SeriesCourt } from './series-courts.ts'

/** A series of shots drawn from a seed, each from where the last one left the caps. */
export interface Series {
  readonly physics: number
  readonly court: SeriesCourt
  /** Hundredths. */
  readonly grip: number
  /** 1 to 12 */
  readonly caps: number
  readonly shots: number
  readonly seed: Seed
}

const form = /^physics (\d+) on (\w+) at grip (\d+) with (\d+) caps: (\d+) shots from seed ([0-9a-f]{32})\n?$/

/** Reads `physics 1 on street at grip 95 with 4 caps: 300 shots from seed 0123…`; null when the text says otherwise. */
export const readSeries = (text: string): Series | null => {
  const [, physics = '', named = '', grip = '', caps = '', shots = '', digits = ''] = form.exec(text) ?? []
  const court = SERIES_COURT_NAMES.find((name) => name === named)
  const seed = seedOf(digits)
  if (court === undefined || seed === null || !GRIPS.includes(Number(grip))) return null
  return {
    physics: Number(physics),
    court,
    grip: Number(grip),
    caps: Number(caps),
    shots: Number(shots),
    seed,
  }
}
