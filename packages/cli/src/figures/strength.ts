import { gameLine } from '../play/games-report.ts'
import { shareText } from '../play/share.ts'
import { broken, type Figure } from './figure.ts'
import { playAll } from './play-all.ts'

const PAIRINGS = [
  { strong: 'hard', weak: 'normal' },
  { strong: 'normal', weak: 'easy' },
] as const
const LEAST_SHARE = 0.75

/** Each computer player against the next weaker one, from both seats. */
export const strength: Figure = {
  size: 400,
  measure: async (games, say) =>
    PAIRINGS.flatMap(({ strong, weak }) => {
      const lines = [...playAll(`${strong},${weak}`, games)].map(gameLine)
      const won = lines.filter(({ winner }) => winner === strong)
      const first = won.filter(({ firstWon }) => firstWon).length
      say(
        `${strong} beats ${weak} in ${shareText(won.length, games)} of ${String(games)} games, ` +
          `moving first in ${String(first)} of those`,
      )
      return broken(won.length >= LEAST_SHARE * games, `${strong} does not beat ${weak} in 75 %`)
    }),
}
