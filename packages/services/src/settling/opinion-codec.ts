import type { NewSecondOpinion, SecondOpinionRecord } from '@skelly/db'
import { unreachable } from '@skelly/engine'
import type { Differing } from '@skelly/engine/second-opinion'
import { z } from 'zod'
import type { SoughtOpinion } from './sought-opinion.ts'

/** The form in which differing shots are stored. */
const OPINION_VERSION = 1

/** Only people read on: a shot is not parsed to the bottom. */
const differingSchema = z.array(z.looseObject({ ply: z.int() }))
const outcomeSchema = z.enum(['agreed', 'differed', 'failed'])

/**
 * A stored opinion.
 * @throws when it is of another version or form
 */
export const storedOpinion = (record: SecondOpinionRecord): SoughtOpinion => {
  const { shots, version } = record
  if (version !== OPINION_VERSION) throw new Error(`unknown version ${version} of a second opinion`)
  const outcome = outcomeSchema.parse(record.outcome)
  switch (outcome) {
    case 'agreed':
      return { outcome, shots }
    case 'differed': {
      const differing = differingSchema.parse(record.differing) as unknown as readonly Differing[]
      return { outcome, shots, differing }
    }
    case 'failed':
      return { outcome, failure: record.failure ?? '' }
    default:
      return unreachable(outcome)
  }
}

/** An opinion as it is stored. */
export const opinionColumns = (sought: SoughtOpinion): Omit<NewSecondOpinion, 'matchId' | 'at'> => {
  const { outcome } = sought
  const version = OPINION_VERSION
  switch (outcome) {
    case 'agreed':
      return { outcome, version, shots: sought.shots, differing: [], failure: null }
    case 'differed':
      return { outcome, version, shots: sought.shots, differing: sought.differing, failure: null }
    case 'failed':
      return { outcome, version, shots: 0, differing: [], failure: sought.failure }
    default:
      return unreachable(outcome)
  }
}
