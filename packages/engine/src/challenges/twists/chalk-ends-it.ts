import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { ownShot } from '../seen.ts'
import type { TwistRule } from './twist-rule.ts'

/** Stopping on the chalk (R5.4) loses the level. */
export interface ChalkEndsIt {
  readonly kind: 'the chalk ends it'
}

export const chalkEndsIt: TwistRule<ChalkEndsIt> = {
  shape: fields<ChalkEndsIt>({ kind: oneOf(['the chalk ends it']) }),
  ends: (seen) => (ownShot(seen)?.ruling.verdict === 'chalk' ? 'on-the-chalk' : null),
}
