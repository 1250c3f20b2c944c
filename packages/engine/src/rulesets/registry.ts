import { skelly, type SkellyRuleset } from './skelly/skelly.ts'

/** Every ruleset that this engine knows. */
export type KnownRuleset = SkellyRuleset

const RULESETS: readonly KnownRuleset[] = [skelly]

/** The ruleset of that name, or null when there is none. */
export const rulesetNamed = (name: string): KnownRuleset | null =>
  RULESETS.find((ruleset) => ruleset.name === name) ?? null
