import type { Peer } from '../peers/peer.ts'
import type { Scene } from '../scenes/scene.ts'

/** Plays a list of scenes over and over, each time on from where it stopped. */
export interface Runner {
  /** Plays for about so long, in ms, and returns the shots a second. */
  readonly playFor: (time: number) => number
}

export const runnerOf = (peer: Peer, scenes: readonly Scene[]): Runner => {
  let next = 0
  let batch = 1
  const play = (shots: number): number => {
    const start = performance.now()
    for (let shot = 0; shot < shots; shot += 1) {
      const scene = scenes[next]
      if (scene === undefined) throw new RangeError('there are no scenes')
      peer(scene)
      next = (next + 1) % scenes.length
    }
    return performance.now() - start
  }
  const playFor = (time: number): number => {
    let shots = 0
    let taken = 0
    while (taken < time) {
      const took = play(batch)
      shots += batch
      taken += took
      if (took < BATCH_TIME) batch *= 2
    }
    return (1000 * shots) / taken
  }
  return { playFor }
}

/** ms: the clock is read so rarely that reading it costs nothing beside the shots. */
const BATCH_TIME = 0.5
