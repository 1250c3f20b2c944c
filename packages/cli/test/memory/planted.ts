import { createWorkspace, simulate, type ShotTrace } from '@skelly/engine'
import { checkMemory } from './check-memory.ts'

const workspace = createWorkspace()
let kept: Link | null = null
const wasted: number[][] = []

interface Link {
  readonly duration: number
  readonly before: Link | null
}

/** Faults that the check has to see, by the word that the environment names. */
const FAULTS: Readonly<Record<string, (trace: ShotTrace) => void>> = {
  /** A small object a shot that is never given back. */
  leak: ({ duration }) => {
    kept = { duration, before: kept }
  },
  /** More than 2 KB a shot, given back at once. */
  waste: ({ duration }) => {
    wasted[0] = new Array<number>(300).fill(duration)
  },
}

await checkMemory(({ court, bodies, launch }) => {
  const trace = simulate(court, bodies, launch, workspace)
  FAULTS[process.env['FAULT'] ?? '']?.(trace)
  return trace
})
