'use client'

import { useMemo, useState } from 'react'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { BEST_RUN, bestRunSchema, readRun, type BestRun } from './best-run.ts'
import { ghostRun, type GhostRun } from './ghost-run.ts'

interface BestRunKept {
  readonly best: BestRun | null
  readonly ghost: GhostRun | null
  readonly keep: (run: BestRun) => void
}

const bestKept = (): BestRun | null => {
  const best = keptValue(BEST_RUN, bestRunSchema)
  return best !== null && readRun(best) !== null ? best : null
}

/** The best run of this device, and its ghost. Only for the browser: there is none on the server. */
export const useBestRun = (): BestRunKept => {
  const [best, setBest] = useState(bestKept)
  const ghost = useMemo(() => {
    const run = best === null ? null : readRun(best)
    return run === null ? null : ghostRun(run)
  }, [best])
  const keep = (run: BestRun): void => {
    keepValue(BEST_RUN, run)
    setBest(run)
  }
  return { best, ghost, keep }
}
