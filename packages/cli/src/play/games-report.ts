import type { PlayedGame } from './play-game.ts'
import { quantile, spreadOf, type Spread } from './quantile.ts'
import { shareText } from './share.ts'

/** What `play --json` says of games. */
export interface GamesReport {
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
  /** Games that the first to move won. */
  readonly firstWins: number
  /** Flicks a game, all players' together. */
  readonly flicks: Spread
}

/** A game as far as reports look at it. */
export interface GameLine {
  readonly winner: string
  readonly firstWon: boolean
  /** By seat. */
  readonly flicks: readonly number[]
  readonly turns: number
  readonly pots: number
  /** Whether somebody who lost had fewer than three flicks. */
  readonly hadNoSay: boolean
}

const FEW_FLICKS = 3

export const gameLine = ({ setup, events }: PlayedGame): GameLine => {
  const shots = events.flatMap((event) => (event.kind === 'shot' ? [event] : []))
  const flicks = setup.seats.map((_, seat) => shots.filter((shot) => shot.seat === seat).length)
  const over = events.find((event) => event.kind === 'over')
  const winner = over?.kind === 'over' ? (over.places[0]?.[0] ?? -1) : -1
  return {
    winner: setup.seats[winner]?.name ?? '',
    firstWon: winner === 0,
    flicks,
    turns: shots.filter(({ seat }, place) => seat !== shots[place - 1]?.seat).length,
    pots: shots.filter(({ ruling }) => ruling.verdict === 'pot').length,
    hadNoSay: flicks.some((count, seat) => seat !== winner && count < FEW_FLICKS),
  }
}

export const gamesReport = (names: readonly string[], lines: readonly GameLine[]): GamesReport => ({
  games: lines.length,
  wins: Object.fromEntries(names.map((name) => [name, lines.filter(({ winner }) => winner === name).length])),
  firstWins: lines.filter(({ firstWon }) => firstWon).length,
  flicks: spreadOf(lines.map(flicksOf)),
})

/** The same for people, with the columns of the table that the court was sized by. */
export const gamesText = (names: readonly string[], lines: readonly GameLine[]): string => {
  const { games, wins, firstWins, flicks } = gamesReport(names, lines)
  const turns = quantile(
    lines.map((line) => line.turns),
    0.5,
  )
  const pots = lines.reduce((sum, line) => sum + line.pots, 0)
  const all = lines.reduce((sum, line) => sum + flicksOf(line), 0)
  return [
    `${String(games)} games`,
    ...names.map((name) => `${name} wins ${shareText(wins[name] ?? 0, games)}`),
    `the first to move wins ${shareText(firstWins, games)}`,
    `flicks a game: median ${String(flicks.median)}, 10 % up to ${String(flicks.p10)}, 90 % up to ${String(flicks.p90)}`,
    `turns a game: median ${String(turns)}`,
    `pots: ${shareText(pots, all)} of all flicks`,
    `somebody lost with fewer than ${String(FEW_FLICKS)} flicks: ${shareText(lines.filter(({ hadNoSay }) => hadNoSay).length, games)}`,
  ].join('\n')
}

const flicksOf = ({ flicks }: GameLine): number => flicks.reduce((sum, count) => sum + count, 0)
