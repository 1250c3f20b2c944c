import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

/** The full hundred thousand are `pnpm run fuzz:physics`. */
const SCENES = 1500

test('two extreme shots, one after the other, break no law, whatever the scene', () => {
  const faults = Array.from({ length: SCENES }, (_, number) => fuzz(number)).filter((fault) => fault !== null)
  expect(faults).toEqual([])
})
