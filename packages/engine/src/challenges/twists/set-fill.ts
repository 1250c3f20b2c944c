import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { YOU } from '../level-table.ts'
import type { TwistRule } from './twist-rule.ts'

/** The level says the person's fill. */
export interface SetFill {
  readonly kind: 'a set fill'
}

export const setFill: TwistRule<SetFill> = {
  shape: fields<SetFill>({ kind: oneOf(['a set fill']) }),
  shows: ({ caps }) => caps[YOU]?.fill !== null,
}
