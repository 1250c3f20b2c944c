import type { Millis } from '@skelly/engine'
import type { Policy } from '@skelly/protocol'
import { searchWindow } from './search-window.ts'
import type { Searcher } from './searcher.ts'

export type Pair = readonly [Searcher, Searcher]

export interface PairingRules {
  readonly now: Millis
  readonly matchmaking: Policy['matchmaking']
  /** Whether these two have met as often today as they may. */
  readonly haveMetEnough: (a: Searcher, b: Searcher) => boolean
}

/**
 * Who plays whom now (policies, Matchmaking). Provisional players meet each other first; within that, whoever
 * has waited longest gets the nearest rating that both windows take.
 */
export const pairUp = (queue: readonly Searcher[], rules: PairingRules): readonly Pair[] => {
  const isProvisional = ({ ratedGames }: Searcher): boolean => ratedGames < rules.matchmaking.provisionalGames
  const mayMeet = (a: Searcher, b: Searcher): boolean => mayPlay(a, b, queue.length > 2, rules)
  const beginners = pairsAmong(queue.filter(isProvisional), mayMeet)
  const paired = new Set(beginners.flat())
  return [
    ...beginners,
    ...pairsAmong(
      queue.filter((one) => !paired.has(one)),
      mayMeet,
    ),
  ]
}

const pairsAmong = (
  searchers: readonly Searcher[],
  mayMeet: (a: Searcher, b: Searcher) => boolean,
): readonly Pair[] => {
  const pairs: Pair[] = []
  let waiting = searchers.toSorted((a, b) => a.since - b.since)
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const first = one
    const nearest = waiting
      .filter((other) => mayMeet(first, other))
      .toSorted((a, b) => distance(first, a) - distance(first, b))[0]
    if (nearest === undefined) continue
    pairs.push([first, nearest])
    waiting = waiting.filter((other) => other !== nearest)
  }
  return pairs
}

const mayPlay = (a: Searcher, b: Searcher, doOthersWait: boolean, rules: PairingRules): boolean => {
  const windows = [a, b].map(({ since }) => searchWindow(rules.now - since, rules.matchmaking))
  const isFinal = windows.every(({ isWidest }) => isWidest)
  const isNear = windows.every(({ points }) => distance(a, b) <= points)
  if (!isNear && !(isFinal && a.takesAnyone && b.takesAnyone)) return false
  // not twice in a row while others wait; when both have waited their fill, nobody else is to be had
  if (doOthersWait && !isFinal && haveJustMet(a, b)) return false
  return !rules.haveMetEnough(a, b)
}

const distance = (a: Searcher, b: Searcher): number => Math.abs(a.rating - b.rating)

const haveJustMet = (a: Searcher, b: Searcher): boolean =>
  a.lastOpponentId === b.playerId || b.lastOpponentId === a.playerId
