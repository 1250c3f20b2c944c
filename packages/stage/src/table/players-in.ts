import type { SkellyState } from '@skelly/engine'

/** The seats whose caps somebody flicks: a bystander is nobody's. */
export const playersIn = ({ caps }: Pick<SkellyState, 'caps'>): readonly number[] =>
  caps.flatMap(({ bystander = false }, place) => (bystander ? [] : [place]))
