import { targetOf } from '@skelly/engine'

const stopsFrom = (progress: number): readonly number[] => {
  const box = targetOf(progress)
  return box === null ? [] : [box, ...stopsFrom(progress + 1)]
}

/** The boxes of the whole run, in order: as many as there are stops to be done (R1.7). */
export const RUN_STOPS: readonly number[] = stopsFrom(0)
