import { parseArgs } from 'node:util'
import { BREAKING, randomShots } from '../../src/bench/scenes/random-shots.ts'
import { ALLOCATION_LIMIT, allocationOf } from './allocation.ts'
import { GROWTH_LIMIT, growthOf } from './growth.ts'
import type { Play } from './play.ts'

/**
 * Holds what simulates shots to the promises about memory, says what it found, and sets the exit code. The command
 * line's `--shots N` says over how many shots, a million unless told.
 */
export const checkMemory = (play: Play): void => {
  const { values } = parseArgs({ options: { shots: { type: 'string', default: '1000000' } } })
  const shots = Number(values.shots)
  const broken = [4, 12].filter((caps) => !keepsPromises(play, caps, shots / 2))
  const verdict = broken.length === 0 ? 'kept' : `broken with ${broken.join(' and ')} caps`
  console.log(`memory: ${shots.toLocaleString('en')} shots, promises ${verdict}`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

const keepsPromises = (play: Play, caps: number, shots: number): boolean => {
  const scenes = randomShots('memory', SCENES, caps, BREAKING)
  const { readings, bytesAShot } = growthOf(play, scenes, shots)
  const { trace, beside } = allocationOf(play, scenes)
  console.log(`${String(caps)} caps, ${shots.toLocaleString('en')} random breaks`)
  console.log(`  heap in KB: ${readings.map((bytes) => (bytes / 1024).toFixed(1)).join(' ')}`)
  console.log(`  grows by ${bytesAShot.toFixed(3)} bytes a shot (limit ${String(GROWTH_LIMIT)})`)
  console.log(`  a trace takes ${trace.toFixed(0)} bytes`)
  console.log(`  beside it ${beside.toFixed(0)} bytes are allocated (limit ${String(ALLOCATION_LIMIT)})`)
  return bytesAShot < GROWTH_LIMIT && beside < ALLOCATION_LIMIT
}

const SCENES = 1000
