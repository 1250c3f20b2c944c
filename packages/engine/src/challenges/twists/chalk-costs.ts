import { fields, oneOf, whole } from '../../replay/codec/decoder.ts'
import { ownShot } from '../seen.ts'
import type { TwistRule } from './twist-rule.ts'

/** Stopping on the chalk (R5.4) adds flicks to the count. */
export interface ChalkCosts {
  readonly kind: 'the chalk costs a stated number of flicks'
  readonly flicks: number
}

export const chalkCosts: TwistRule<ChalkCosts> = {
  shape: fields<ChalkCosts>({
    kind: oneOf(['the chalk costs a stated number of flicks']),
    flicks: whole(1, 10),
  }),
  costs: ({ flicks }, seen) => (ownShot(seen)?.ruling.verdict === 'chalk' ? flicks : 0),
}
