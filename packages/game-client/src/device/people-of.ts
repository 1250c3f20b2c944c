import type { Setup } from '@skelly/engine'

/** The seats that people hold; computer players hold the others. */
export const peopleOf = ({ seats }: Setup): readonly number[] =>
  seats.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []))
