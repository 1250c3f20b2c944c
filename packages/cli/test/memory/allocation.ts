import type { ShotTrace } from '@skelly/engine'
import type { Scene } from '../../src/bench/scenes/scene.ts'
import { bytesAllocatedBy, bytesInUse } from './heap.ts'
import type { Play } from './play.ts'

/** Bytes a shot: what the trace takes that the caller keeps, and what is allocated beside it and thrown away. */
export interface Allocation {
  readonly trace: number
  readonly beside: number
}

/** physics.md: fewer than 2 KB a shot beside the trace. */
export const ALLOCATION_LIMIT = 2048

/** Plays each scene a few times over; the code has to be warm. */
export const allocationOf = (play: Play, scenes: readonly Scene[]): Allocation => {
  const trace = sizeOfTraces(play, scenes) / scenes.length
  const allocated = Array.from({ length: TRIES }, () => allocatedBy(play, scenes) / scenes.length)
  // The least of them: now and then the engine puts something of its own on the heap.
  return { trace, beside: Math.min(...allocated) - trace }
}

/** In portions that are so small that no collection has to come in between. */
const allocatedBy = (play: Play, scenes: readonly Scene[]): number => {
  let sum = 0
  for (let from = 0; from < scenes.length; from += PORTION) {
    const portion = scenes.slice(from, from + PORTION)
    sum += bytesAllocatedBy(() => portion.forEach(play)) ?? Infinity
  }
  return sum
}

const sizeOfTraces = (play: Play, scenes: readonly Scene[]): number => {
  const traces = new Array<ShotTrace | null>(scenes.length).fill(null)
  const before = bytesInUse()
  scenes.forEach((scene, index) => {
    traces[index] = play(scene)
  })
  const size = bytesInUse() - before
  // The traces are alive until here.
  return traces.includes(null) ? NaN : size
}

const TRIES = 3
const PORTION = 200
