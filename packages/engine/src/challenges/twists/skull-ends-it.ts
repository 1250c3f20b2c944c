import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { ownShot } from '../seen.ts'
import type { TwistRule } from './twist-rule.ts'

/** A landing in the skull (R5.5) loses the level. */
export interface SkullEndsIt {
  readonly kind: 'the skull ends it'
}

export const skullEndsIt: TwistRule<SkullEndsIt> = {
  shape: fields<SkullEndsIt>({ kind: oneOf(['the skull ends it']) }),
  ends: (seen) => (ownShot(seen)?.ruling.verdict === 'skull' ? 'in-the-skull' : null),
}
