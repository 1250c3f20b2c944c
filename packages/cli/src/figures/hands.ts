import { HANDS, HAND_NAMES } from '@skelly/engine/bots'
import { gameLine, type GameLine } from '../play/games-report.ts'
import { quantile } from '../play/quantile.ts'
import { shareText } from '../play/share.ts'
import { broken, type Figure } from './figure.ts'
import { playAll } from './play-all.ts'

/** What a game between two good hands should take (court.md). */
const GOOD_GAME = { least: 30, most: 60 }
const MOST_SHARE = 0.55

/** The table by which the court was sized: bare hands that aim straight at the next box. */
export const hands: Figure = {
  size: 1_000,
  measure: async (games, say) =>
    HAND_NAMES.toReversed().flatMap((name) => {
      const { direction, strength } = HANDS[name]
      const hand = `hand:${String(direction)},${String(strength)}`
      const lines = [...playAll(`${hand},${hand}`, games)].map(gameLine)
      say(`${name} (${hand}): ${rowOf(lines)}`)
      return name === 'good' ? brokenBy(lines) : []
    }),
}

const rowOf = (lines: readonly GameLine[]): string => {
  const flicks = lines.map(flicksOf)
  const all = flicks.reduce((sum, count) => sum + count, 0)
  const pots = lines.reduce((sum, line) => sum + line.pots, 0)
  const turns = lines.map((line) => line.turns)
  return [
    `${String(quantile(flicks, 0.5))} flicks`,
    `${String(quantile(turns, 0.5))} turns`,
    `first wins ${shareText(firstWins(lines), lines.length)}`,
    `pots ${shareText(pots, all)}`,
    `loser with fewer than 3 flicks ${shareText(lines.filter(({ hadNoSay }) => hadNoSay).length, lines.length)}`,
  ].join(', ')
}

const brokenBy = (lines: readonly GameLine[]): readonly string[] => {
  const median = quantile(lines.map(flicksOf), 0.5)
  return [
    ...broken(firstWins(lines) <= MOST_SHARE * lines.length, 'of good hands the first wins more than 55 %'),
    ...broken(
      median >= GOOD_GAME.least && median <= GOOD_GAME.most,
      'a game of good hands does not take 30 to 60 flicks',
    ),
  ]
}

const firstWins = (lines: readonly GameLine[]): number => lines.filter(({ firstWon }) => firstWon).length

const flicksOf = ({ flicks }: GameLine): number => flicks.reduce((sum, count) => sum + count, 0)
