import type { Peer } from '../peers/peer.ts'
import type { Scene } from '../scenes/scene.ts'
import { processorTime } from './processor-time.ts'

/** Plays a list of scenes over and over, each time on from where it stopped. */
export interface Runner {
  /** Plays for about so many ms of the clock and returns the shots a second and core. */
  readonly playFor: (time: number) => number
}

export const runnerOf = (peer: Peer, scenes: readonly Scene[]): Runner => {
  let next = 0
  let batch = 1
  const play = (shots: number): void => {
    for (let shot = 0; shot < shots; shot += 1) {
      const scene = scenes[next]
      if (scene === undefined) throw new RangeError('there are no scenes')
      peer(scene)
      next = (next + 1) % scenes.length
    }
  }
  const playFor = (time: number): number => {
    const end = performance.now() + time
    const before = processorTime()
    let shots = 0
    let worked = 0
    while (worked === 0 || performance.now() < end) {
      const start = performance.now()
      play(batch)
      shots += batch
      if (performance.now() - start < BATCH_TIME) batch *= 2
      worked = processorTime() - before
    }
    return (1000 * shots) / worked
  }
  return { playFor }
}

/** ms: the clock is read so rarely that reading it costs nothing beside the shots. */
const BATCH_TIME = 0.5
