import { soloFlicks, soloStars } from '@skelly/engine'
import type { PlayedGame } from './play-game.ts'
import { quantile, spreadOf, type Spread } from './quantile.ts'
import { shareText } from './share.ts'

/** What `play --json` says of solo runs (R9.1). */
export interface RunsReport {
  readonly games: number
  /** Flicks a run, those that the skull adds included. */
  readonly flicks: Spread
  /** How many runs earned so many stars. */
  readonly stars: Readonly<Record<1 | 2 | 3, number>>
}

export const runFlicks = ({ events }: PlayedGame): number => soloFlicks(events)

export const runsReport = (flicks: readonly number[]): RunsReport => {
  const withStars = (stars: number): number => flicks.filter((count) => soloStars(count) === stars).length
  return {
    games: flicks.length,
    flicks: spreadOf(flicks),
    stars: { 1: withStars(1), 2: withStars(2), 3: withStars(3) },
  }
}

/** The same for people, with the counts that `SOLO_STARS` is derived from. */
export const runsText = (name: string, flicks: readonly number[]): string => {
  const { games, stars } = runsReport(flicks)
  const upTo = [0.1, 0.25, 0.5, 0.75, 0.9].map(
    (share) => `${String(100 * share)} % up to ${String(quantile(flicks, share))}`,
  )
  return [
    `${String(games)} solo runs of ${name}`,
    `flicks a run: ${upTo.join(', ')}`,
    ...([3, 2, 1] as const).map((count) => `${String(count)} stars: ${shareText(stars[count], games)}`),
  ].join('\n')
}
