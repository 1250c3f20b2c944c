import { fields, oneOf } from '../../replay/codec/decoder.ts'
import type { TwistRule } from './twist-rule.ts'

/** The one-star number of flicks is at most one more than the three-star number. */
export interface FewFlicks {
  readonly kind: 'few flicks'
}

export const fewFlicks: TwistRule<FewFlicks> = {
  shape: fields<FewFlicks>({ kind: oneOf(['few flicks']) }),
  shows: ({ flicks: [three, , one] }) => one - three <= 1,
}
