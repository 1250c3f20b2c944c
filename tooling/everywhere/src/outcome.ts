import { unreachable } from '@skelly/engine'
import { wordsFor, type Difference } from './differences.ts'

/** What became of the corpus on one machine. */
export type Outcome =
  | { readonly kind: 'alike'; readonly name: string; readonly shots: number }
  | { readonly kind: 'different'; readonly name: string; readonly differences: readonly Difference[] }
  /** It came to no end. */
  | { readonly kind: 'broken'; readonly name: string; readonly why: string }
  | {
      readonly kind: 'missing'
      readonly name: string
      readonly packages: readonly string[]
      readonly advice: string
    }

/** Differences that are told of one machine: where the first few are, the others are too. */
const TOLD = 5

/** What there is to say of an outcome, line by line. */
export const linesOf = (outcome: Outcome): readonly string[] => {
  const { name } = outcome
  switch (outcome.kind) {
    case 'alike':
      return [`${name}: alike, ${String(outcome.shots)} shots`]
    case 'different': {
      const { differences } = outcome
      const more = differences.length > TOLD ? [`${name}: and ${String(differences.length - TOLD)} more`] : []
      return [...differences.slice(0, TOLD).map((each) => `${name}: ${wordsFor(each)}`), ...more]
    }
    case 'broken':
      return [`${name}: ${outcome.why}`]
    case 'missing':
      return [`${name}: missing. Needed: ${[...debian(outcome.packages), outcome.advice].join('; or ')}`]
    default:
      return unreachable(outcome)
  }
}

const debian = (packages: readonly string[]): readonly string[] =>
  packages.length === 0 ? [] : [`on Debian and Ubuntu the package ${packages.join(', or ')}`]

export interface Sum {
  readonly passed: number
  readonly failed: number
  readonly missing: number
}

/** How many machines passed and failed. One that is missing has failed only where none may be. */
export const sumUp = (outcomes: readonly Outcome[], insist: boolean): Sum => {
  const count = (...kinds: readonly Outcome['kind'][]): number =>
    outcomes.filter(({ kind }) => kinds.includes(kind)).length
  return {
    passed: count('alike'),
    failed: insist ? count('different', 'broken', 'missing') : count('different', 'broken'),
    missing: count('missing'),
  }
}
