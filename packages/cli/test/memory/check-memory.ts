import { BREAKING, randomShots } from '../../src/bench/scenes/random-shots.ts'
import { runScript } from '../../src/input/run-script.ts'
import { DONE, NO, unusable } from '../../src/outcome.ts'
import { ALLOCATION_LIMIT, allocationOf } from './allocation.ts'
import { GROWTH_LIMIT, growthOf } from './growth.ts'
import type { Play } from './play.ts'

/**
 * Holds what simulates shots to the promises about memory, says what it found, and sets the exit code. The command
 * line's `--shots N` says over how many shots, a million unless told.
 */
export const checkMemory = (play: Play): Promise<void> =>
  runScript('memory', { shots: LEAST_SHOTS }, ({ given, positionals }) => {
    if (positionals.length > 0) return unusable('usage: memory [--shots N]')
    const shots = given('shots') ?? 1_000_000
    const broken = [4, 12].filter((caps) => !keepsPromises(play, caps, shots / 2))
    const verdict = broken.length === 0 ? 'kept' : `broken with ${broken.join(' and ')} caps`
    console.log(`memory: ${shots.toLocaleString('en')} shots, promises ${verdict}`)
    return broken.length === 0 ? DONE : NO
  })

/** In less, what the engine itself still compiles looks like a leak, or hides one. */
const LEAST_SHOTS = 1000

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
