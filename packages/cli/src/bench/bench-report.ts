import { median } from './measuring/quantile.ts'
import type { PeerName } from './peers/peers.ts'

/** Whatever is timed: the peers on breaks of four caps, and the exact solver in other uses. */
export type Timed = PeerName | 'exact4Anew' | 'exact12' | 'guide'

/** What a run of the benchmark found. */
export interface BenchReport {
  /** Shots (or updates of the guide) a second and core, in each round. */
  readonly rounds: ReadonlyMap<Timed, readonly number[]>
  readonly peers: ReadonlyMap<PeerName, PeerReport>
}

export interface PeerReport {
  /** Shots a second from a cold start, over the first so many shots, as far as there was time. */
  readonly coldRates: ReadonlyMap<number, number>
  /** How far the worst placed cap of each shot came to rest from where the exact solver has it, in mm. */
  readonly errors: readonly number[]
}

/** Shots a second and core: the median over the rounds. */
export const rateOf = ({ rounds }: BenchReport, name: Timed): number => median(rounds.get(name) ?? [])
