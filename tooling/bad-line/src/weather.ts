/** How bad a line is. Shares are from 0 to 1. */
export interface Weather {
  /** Milliseconds that every byte takes, in each direction. */
  readonly delay: number
  /** At most so many milliseconds more, drawn for each stretch of bytes. */
  readonly jitter: number
  /** Which share of the stretches is held up besides, and for at most how many milliseconds. */
  readonly stalls: { readonly share: number; readonly longest: number }
  /** Which share of the connections is cut, and after how many bytes: one direction is drawn, the other just ends. */
  readonly cuts: {
    readonly share: number
    readonly up: readonly [number, number]
    readonly down: readonly [number, number]
  }
  /** Which share of the rows of connections finds nobody there, and how many connections a row has. */
  readonly refusals: { readonly share: number; readonly row: number }
}

/** Nothing is the matter with the line. */
export const FAIR_WEATHER: Weather = {
  delay: 0,
  jitter: 0,
  stalls: { share: 0, longest: 0 },
  cuts: { share: 0, up: [0, 0], down: [0, 0] },
  refusals: { share: 0, row: 1 },
}
