import type { PlayedGame } from './play-game.ts'
import { gameLine, gamesReport, gamesText, type GameLine, type GamesReport } from './games-report.ts'
import { quantile } from './quantile.ts'
import { runFlicks, runsReport, runsText, type RunsReport } from './runs-report.ts'

/** What games between several players, or solo runs of one, came to so far. */
export interface Tally {
  add(game: PlayedGame): void
  report(): GamesReport | RunsReport
  /** The same for people. */
  text(): string
}

export const tallyOf = (names: readonly string[]): Tally => {
  const [name = '', ...others] = names
  return others.length === 0 ? tallyOfRuns(name) : tallyOfGames(names)
}

const tallyOfGames = (names: readonly string[]): Tally => {
  const lines: GameLine[] = []
  return {
    add: (game) => void lines.push(gameLine(game)),
    report: () => gamesReport(names, lines),
    text: () => gamesText(names, lines),
  }
}

const tallyOfRuns = (name: string): Tally => {
  const runs: number[] = []
  return {
    add: (game) => void runs.push(runFlicks(game)),
    report: () => runsReport(runs),
    text: () => runsText(name, runs),
  }
}

/** How long turns were thought over, a line a player: words beside the data, since no two machines agree. */
export const paceText = (thoughts: PlayedGame['thoughts']): string => {
  const names = [...new Set(thoughts.map(({ name }) => name))]
  return names
    .map((name) => {
      const times = thoughts
        .filter((thought) => thought.name === name)
        .map(({ milliseconds }) => milliseconds)
      const [median, slow, slowest] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1))
      return `${name}: ${String(median)} ms a turn, 95 % within ${String(slow)} ms, the longest ${String(slowest)} ms`
    })
    .join('\n')
}
