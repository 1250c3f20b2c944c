import type { Contestant, PeerName } from './contestants/contestants.ts'
import type { Beginning } from './contestants/messages.ts'
import { median } from './measuring/quantile.ts'

/** What a run of the benchmark found. */
export interface BenchReport {
  /** Shots (or updates of the guide) a second and core, in each round. */
  readonly rounds: ReadonlyMap<Contestant, readonly number[]>
  readonly beginnings: ReadonlyMap<PeerName, Beginning>
}

/** Shots a second and core: the median over the rounds. */
export const rateOf = ({ rounds }: BenchReport, contestant: Contestant): number =>
  median(rounds.get(contestant) ?? [])
