import type { BenchReport, PeerReport, Timed } from './bench-report.ts'
import { firstShots } from './measuring/first-shots.ts'
import { interleave } from './measuring/interleave.ts'
import { restErrors } from './measuring/rest-errors.ts'
import { runnerOf, type Runner } from './measuring/runner.ts'
import { exactAnew } from './peers/exact-anew.ts'
import { exact } from './peers/exact.ts'
import { guide } from './peers/guide.ts'
import { readyPeers, type PeerName } from './peers/peers.ts'
import { randomBreaks } from './scenes/random-breaks.ts'

/** Measures everything, in one process and on the same breaks, which takes about so many seconds. */
export const runBench = async (seconds: number): Promise<BenchReport> => {
  const time = 1000 * seconds
  const fours = randomBreaks('four', SCENES, 4)
  const peers = await readyPeers()
  const runners = new Map<Timed, Runner>()
  const reports = new Map<PeerName, PeerReport>()
  for (const [name, peer] of peers) {
    const { coldRates, rests } = firstShots(peer, fours, (time * COLD_SHARE) / peers.size)
    reports.set(name, { coldRates, errors: restErrors(fours, rests) })
    runners.set(name, runnerOf(peer, fours))
  }
  runners.set('exact4Anew', runnerOf(exactAnew(), fours))
  runners.set('exact12', runnerOf(exact(), randomBreaks('twelve', SCENES, 12)))
  runners.set('guide', runnerOf(guide(), fours))
  interleave(runners, 1, time * WARM_SHARE)
  const rounds = interleave(runners, ROUNDS, time * (1 - COLD_SHARE - WARM_SHARE))
  return { rounds, peers: reports }
}

/** So many that no processor learns them by heart. */
const SCENES = 1000

const ROUNDS = 15

/** Of the whole time: for everybody's first shots, and for a round that only warms up. */
const COLD_SHARE = 0.25
const WARM_SHARE = 0.1
