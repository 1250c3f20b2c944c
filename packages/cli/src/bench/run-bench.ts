import type { BenchReport } from './bench-report.ts'
import { CONTESTANTS, PEERS, type Contestant, type PeerName } from './contestants/contestants.ts'
import { enter, type Entrant } from './contestants/enter.ts'
import type { Beginning } from './contestants/messages.ts'
import { interleave } from './measuring/interleave.ts'

/**
 * Measures everybody on the same breaks, one at a time, which takes about so many seconds.
 * @param begin called when everybody is ready
 */
export const runBench = async (seconds: number, begin: () => void): Promise<BenchReport> => {
  const entrants = new Map<Contestant, Entrant>()
  try {
    for (const contestant of CONTESTANTS) entrants.set(contestant, await enter(contestant))
    begin()
    return await measure(entrants, 1000 * seconds)
  } finally {
    await Promise.all([...entrants.values()].map(({ leave }) => leave()))
  }
}

const measure = async (entrants: ReadonlyMap<Contestant, Entrant>, time: number): Promise<BenchReport> => {
  const beginnings = new Map<PeerName, Beginning>()
  for (const peer of PEERS) {
    const begun = await entrants.get(peer)?.begin((time * COLD_SHARE) / PEERS.length)
    if (begun !== undefined) beginnings.set(peer, begun)
  }
  await interleave(entrants, 1, time * WARM_SHARE)
  const rounds = await interleave(entrants, ROUNDS, time * (1 - COLD_SHARE - WARM_SHARE))
  return { rounds, beginnings }
}

const ROUNDS = 15

/** Of the whole time: for the peers' first shots, and for a round that only warms up. */
const COLD_SHARE = 0.25
const WARM_SHARE = 0.1
