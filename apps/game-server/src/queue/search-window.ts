import type { Policy } from '@skelly/protocol'

export interface SearchWindow {
  /** Rating points either side. */
  readonly points: number
  /** Whether it does not get any wider: from then on the person is asked whether anyone will do. */
  readonly isWidest: boolean
}

/** How far from their own rating somebody is matched who has waited for this many ms. */
export const searchWindow = (
  waited: number,
  { window, widenBy, widenEvery, widest }: Policy['matchmaking'],
): SearchWindow => {
  const points = Math.min(widest, window + widenBy * Math.floor(waited / widenEvery))
  return { points, isWidest: points === widest }
}
