import { expect, test, vi } from 'vitest'
import { fuzz } from './fuzz.ts'

// thousands of shots: a busy machine may take its time
vi.setConfig({ testTimeout: 60_000 })

/** The full hundred thousand are `pnpm run fuzz:physics`. */
const SCENES = 1500

test('two extreme shots, one after the other, break no law, whatever the scene', () => {
  const faults = Array.from({ length: SCENES }, (_, number) => fuzz(number)).filter((fault) => fault !== null)
  expect(faults).toEqual([])
})
