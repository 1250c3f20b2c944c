import fc from 'fast-check'
import { expect } from 'vitest'
import { scenes } from '../physics/arbitrary-scene.ts'
import { play, type Breach, type Played } from './played.ts'

/** Expects a law of any shot at all. */
export const always = (law: (played: Played) => Breach, numRuns: number): void => {
  fc.assert(
    fc.property(scenes, (shot) => {
      expect(law(play(shot))).toBeNull()
    }),
    { numRuns },
  )
}
