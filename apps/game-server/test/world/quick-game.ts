import {
  isKiller,
  skelly,
  type Flick,
  type Match,
  type Ply,
  type Ruling,
  type SkellyState,
} from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'

/** What whoever is on turn flicks: asked again in the same turn, the same. */
export type Choose = (match: Match<SkellyState>) => Flick

/** Where the first player misses on purpose. After the one at 1 the run's turn at 13 is potted past. */
const MISSES = [1, 18]

const isGain = ({ verdict }: Ruling): boolean =>
  verdict === 'pot' || verdict === 'box' || verdict === 'knockout'
const isMiss = ({ verdict }: Ruling): boolean => verdict === 'miss'

/** A game of twenty flicks or so by steady hands: the first player wins, the other gains a stop at each turn. */
export const quickGame = (): Choose => {
  const missedAt = new Set<string>()
  const chosen = new Map<Ply, Flick>()
  const choose = (state: SkellyState): Flick => {
    const seat = skelly.mover(state)
    if (seat === null) throw new Error('the game is over')
    const progress = state.caps[seat]?.progress ?? 0
    const place = `${seat} ${progress}`
    const misses = (seat === 0 ? MISSES.includes(progress) : progress > 0) && !missedAt.has(place)
    if (misses) missedAt.add(place)
    const found = steadyPull(state, seat, misses && !isKiller(progress) ? isMiss : isGain)
    if (found === null) throw new Error('no pull does it')
    return found.flick
  }
  return ({ ply, state }) => {
    const flick = chosen.get(ply) ?? choose(state)
    chosen.set(ply, flick)
    return flick
  }
}
