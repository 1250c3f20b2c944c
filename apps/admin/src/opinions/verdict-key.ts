import type { Verdict } from '@skelly/engine'

const KEYS = {
  knockout: 'verdict_knockout',
  rescue: 'verdict_rescue',
  'knock-in': 'verdict_knock-in',
  pot: 'verdict_pot',
  box: 'verdict_box',
  chalk: 'verdict_chalk',
  skull: 'verdict_skull',
  home: 'verdict_home',
  parked: 'verdict_parked',
  miss: 'verdict_miss',
} as const satisfies Record<Verdict, string>

const known = new Map<string, (typeof KEYS)[Verdict]>(Object.entries(KEYS))

/** The key of the words for a ruling; null for one of another release. */
export const verdictKey = (verdict: string): (typeof KEYS)[Verdict] | null => known.get(verdict) ?? null
