import type { DecisionKind } from '@skelly/protocol'

/** The key of each decision. */
export const DECISION_KEYS = {
  uphold: 'u',
  void: 'v',
  excuse: 'x',
  reverse: 'r',
  note: 'm',
} as const satisfies Record<DecisionKind, string>
