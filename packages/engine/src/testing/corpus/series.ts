import { seedOf, type Seed } from '../../ids.ts'
import { GRIPS } from '../../match/draw-grip.ts'
import { SERIES_COURT_NAMES, type SeriesCourt } from './series-courts.ts'

/** A series of shots drawn from a seed. */
export interface Series {
  readonly physics: number
  readonly court: SeriesCourt
  /** Hundredths. */
  readonly grip: number
  /** 1 to 12 */
  readonly caps: number
  /**
   * `scattered`: put down anywhere, and each shot begins where the last one left the caps. `racked`: before each shot
   * they are set in rows and columns, each in touch with its neighbours, and the flick is often along a row or across
   * the corner of one, so that much happens at one instant.
   */
  readonly lie: SeriesLie
  readonly shots: number
  readonly seed: Seed
}

export type SeriesLie = 'scattered' | 'racked'

const form =
  /^physics (\d+) on (\w+) at grip (\d+) with (\d+) (scattered|racked) caps: (\d+) shots from seed ([0-9a-f]{32})\n?$/

/** Reads `physics 1 on street at grip 95 with 4 scattered caps: 300 shots from seed 0123…`; null when the text says otherwise. */
export const readSeries = (text: string): Series | null => {
  const [, physics = '', named = '', grip = '', caps = '', lie = '', shots = '', digits = ''] =
    form.exec(text) ?? []
  const court = SERIES_COURT_NAMES.find((name) => name === named)
  const seed = seedOf(digits)
  if (court === undefined || seed === null || !GRIPS.includes(Number(grip))) return null
  return {
    physics: Number(physics),
    court,
    grip: Number(grip),
    caps: Number(caps),
    lie: lie === 'racked' ? 'racked' : 'scattered',
    shots: Number(shots),
    seed,
  }
}
