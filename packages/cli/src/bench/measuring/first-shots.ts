import type { Point } from '@skelly/engine'
import type { Peer } from '../peers/peer.ts'
import type { Scene } from '../scenes/scene.ts'
import { processorTime } from './processor-time.ts'

/** The numbers of shots over which a peer's start is told. */
export const MARKS = [10, 100, 1000, 10_000] as const

/** What a peer did from a cold start. */
export interface FirstShots {
  /** The shots a second and core over the first so many shots, for those of `MARKS` that it came to. */
  readonly coldRates: ReadonlyMap<number, number>
  /** Where the bodies of each scene came to rest, for as many scenes as there was time for. */
  readonly rests: readonly (readonly Point[])[]
}

/** Plays the scenes one after the other, over and over, until the last mark is reached or the time is up, in ms. */
export const firstShots = (peer: Peer, scenes: readonly Scene[], time: number): FirstShots => {
  const coldRates = new Map<number, number>()
  const rests: (readonly Point[])[] = []
  const end = performance.now() + time
  const start = processorTime()
  let shots = 0
  for (const mark of MARKS) {
    for (; shots < mark; shots += 1) {
      const scene = scenes[shots % scenes.length]
      if (scene === undefined) throw new RangeError('there are no scenes')
      const rest = peer(scene)
      if (shots < scenes.length) rests.push(rest)
      if (performance.now() > end) return { coldRates, rests }
    }
    const worked = processorTime() - start
    // Some systems count in so coarse a unit that the first few took none of it.
    if (worked > 0) coldRates.set(mark, (1000 * mark) / worked)
  }
  return { coldRates, rests }
}
