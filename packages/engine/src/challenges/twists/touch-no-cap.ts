import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { ownShot } from '../seen.ts'
import type { TwistRule } from './twist-rule.ts'

/** The person's cap may run into no other (R4), not even to earn something. */
export interface TouchNoCap {
  readonly kind: 'touch no cap'
}

export const touchNoCap: TwistRule<TouchNoCap> = {
  shape: fields<TouchNoCap>({ kind: oneOf(['touch no cap']) }),
  ends: (seen) => ((ownShot(seen)?.touched.length ?? 0) > 0 ? 'touched-a-cap' : null),
}
