import { SOLO_STARS, STRENGTHS, soloStars } from '@skelly/engine'
import { quantile } from '../play/quantile.ts'
import { runFlicks, runsText } from '../play/runs-report.ts'
import { broken, type Figure } from './figure.ts'
import { playAll } from './play-all.ts'

/** How far from half its runs the hard one's share of three stars may be. */
const ABOUT = 0.08

/**
 * Solo runs of every computer player, and the flick counts that they set for stars (R9.1): three where the hard one
 * ends half its runs, two where the normal one ends three quarters of its own.
 */
export const solo: Figure = {
  size: 1_000,
  measure: async (games, say) => {
    const runs = new Map(STRENGTHS.map((name) => [name, [...playAll(name, games)].map(runFlicks)]))
    for (const [name, flicks] of runs) say(runsText(name, flicks).replaceAll('\n', '; '))
    const hard = runs.get('hard') ?? []
    const normal = runs.get('normal') ?? []
    const derived = `three ${String(quantile(hard, 0.5))}, two ${String(quantile(normal, 0.75))}`
    say(`derived: ${derived}; SOLO_STARS: three ${String(SOLO_STARS.three)}, two ${String(SOLO_STARS.two)}`)
    const three = hard.filter((flicks) => soloStars(flicks) === 3).length / games
    const two = normal.filter((flicks) => soloStars(flicks) === 2).length / games
    return [
      ...broken(Math.abs(three - 0.5) <= ABOUT, 'hard does not get three stars in about half its runs'),
      ...broken(two > 0.5, 'normal does not get two stars as a rule'),
    ]
  },
}
