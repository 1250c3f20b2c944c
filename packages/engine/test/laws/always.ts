import fc from 'fast-check'
import { expect } from 'vitest'
import { scenes } from '../physics/arbitrary-scene.ts'
import type { Shot } from '../scenes/scene.ts'
import { play, type Breach, type Played } from './played.ts'

/** Expects a law of any shot at all, or of any of those given. */
export const always = (
  law: (played: Played) => Breach,
  numRuns: number,
  shots: fc.Arbitrary<Shot> = scenes,
): void => {
  fc.assert(
    fc.property(shots, (shot) => {
      expect(law(play(shot))).toBeNull()
    }),
    { numRuns },
  )
}
