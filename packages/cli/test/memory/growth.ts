import type { Scene } from '../../src/bench/scenes/scene.ts'
import { bytesInUse } from './heap.ts'
import type { Play } from './play.ts'

/** The heap after each of ten equal parts of the shots, in bytes, and what it grew by a shot. */
export interface Growth {
  readonly readings: readonly number[]
  readonly bytesAShot: number
}

/** Whatever a shot leaves behind is at least a pointer or a number, 4 bytes; what is less is not the shots' doing. */
export const GROWTH_LIMIT = 1

export const growthOf = (play: Play, scenes: readonly Scene[], shots: number): Growth => {
  const part = Math.ceil(shots / READINGS)
  playAll(play, scenes, part)
  const readings = [bytesInUse()]
  while (readings.length <= READINGS) {
    playAll(play, scenes, part)
    readings.push(bytesInUse())
  }
  return { readings, bytesAShot: slopeOf(readings) / part }
}

const playAll = (play: Play, scenes: readonly Scene[], shots: number): void => {
  for (let shot = 0; shot < shots; shot += 1) {
    const scene = scenes[shot % scenes.length]
    if (scene !== undefined) play(scene)
  }
}

/** What lies between two readings, from the mean of the first five to that of the last five. */
const slopeOf = (readings: readonly number[]): number =>
  (meanOf(readings.slice(-HALF)) - meanOf(readings.slice(0, HALF))) / (readings.length - HALF)

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const READINGS = 10
const HALF = 5
