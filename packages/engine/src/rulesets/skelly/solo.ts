import { isKiller } from './run.ts'
import type { Ruling, SkellyCap } from './state.ts'

/** R9.1: alone from the start, not the last one left of several. */
export const isAlone = (caps: readonly SkellyCap[]): boolean => caps.length === 1

/** R9.1: the run of one who is alone is done at progress 25, where others become killers. */
export const isRunDone = (caps: readonly SkellyCap[]): boolean => caps.every((cap) => isKiller(cap.progress))

/** R9.1: no further flick once the run is done. */
export const ruledAlone = (ruling: Ruling): Ruling =>
  ruling.becameKiller ? { ...ruling, again: false, setDown: null } : ruling
