import type { Ply, Seat, Seed } from '../ids.ts'
import { streamOf, type Stream } from '../rng.ts'

/**
 * What a computer player draws from in one turn. Each turn has a stream of its own, so that a turn can be chosen
 * again, after a reload or to check it, without those before it.
 */
export const botStream = (seed: Seed, seat: Seat, ply: Ply): Stream =>
  streamOf(seed, `computer player ${String(seat)} ply ${String(ply)}`)
