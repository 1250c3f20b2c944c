import { gameLine } from '../play/games-report.ts'
import { shareText } from '../play/share.ts'
import { broken, type Figure } from './figure.ts'
import { playAll } from './play-all.ts'

const MOST_SHARE = 0.55

/** Whether it matters who moves first where both play alike and well. */
export const fairness: Figure = {
  size: 2_000,
  measure: async (games, say) => {
    const first = [...playAll('hard,hard', games)].map(gameLine).filter(({ firstWon }) => firstWon).length
    say(`hard against hard: the first to move wins ${shareText(first, games)} of ${String(games)} games`)
    return broken(first <= MOST_SHARE * games, 'the first to move wins more than 55 %')
  },
}
