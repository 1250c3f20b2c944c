import { fields, oneOf } from '../../replay/codec/decoder.ts'
import type { TwistRule } from './twist-rule.ts'

/** Posts or wall pieces stand on the court. */
export interface Obstacles {
  readonly kind: 'obstacles on the court'
}

export const obstacles: TwistRule<Obstacles> = {
  shape: fields<Obstacles>({ kind: oneOf(['obstacles on the court']) }),
  shows: ({ court: { posts, walls } }) => posts.length + walls.length > 0,
}
