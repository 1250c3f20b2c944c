import type { DecisionKind } from '@skelly/protocol'
import type { ButtonProps } from '@skelly/ui'

/** How the button of each decision looks, where it is chosen and where it is confirmed. */
export const DECISION_LOOKS = {
  uphold: 'brick',
  void: 'primary',
  excuse: 'outline',
  reverse: 'brick',
  note: 'ghost',
} as const satisfies Record<DecisionKind, ButtonProps['variant']>
