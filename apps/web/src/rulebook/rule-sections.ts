import type { RuleCourtName } from './rule-courts.ts'

/** A rule as it is told. */
export interface RuleInWords {
  /** The end of its keys in the texts. */
  readonly name:
    | 'aim'
    | 'run'
    | 'pot'
    | 'chalk'
    | 'skull'
    | 'rescue'
    | 'knockIn'
    | 'killer'
    | 'win'
    | 'clock'
    | 'street'
    | 'ranked'
  /** The rules that it tells (docs/rules/skelly.md). */
  readonly rules: string
  readonly court: RuleCourtName | null
}

/** How the run is made. */
const RUNNING: readonly RuleInWords[] = [
  { name: 'aim', rules: 'R3.1', court: null },
  { name: 'run', rules: 'R1.7, R5.2, R5.3', court: 'run' },
  { name: 'pot', rules: 'R5.1', court: 'pot' },
  { name: 'chalk', rules: 'R5.4, R5.8', court: null },
  { name: 'skull', rules: 'R5.5', court: 'skull' },
]

/** What others have to do with it, and how it ends. */
const MEETING: readonly RuleInWords[] = [
  { name: 'rescue', rules: 'R4.2', court: 'rescue' },
  { name: 'knockIn', rules: 'R4.3', court: 'knockIn' },
  { name: 'killer', rules: 'R4.1, R6.3', court: 'killer' },
  { name: 'win', rules: 'R7.1', court: null },
  { name: 'clock', rules: 'R3.2, R3.3', court: null },
]

/** What is so about every game: it stands below both. */
export const RULES_BELOW: readonly RuleInWords[] = [
  { name: 'street', rules: 'R2.6', court: null },
  { name: 'ranked', rules: 'R10', court: null },
]

/** The rulebook in words, in the order in which the game is learned: two columns of like length where there is room. */
export const RULE_COLUMNS = [RUNNING, MEETING] as const
