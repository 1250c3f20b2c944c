/** Why an attempt is lost. */
export const LOSSES = [
  /** The one-star number of flicks is used up. */
  'used-up',
  'touched-a-cap',
  'in-the-skull',
  'on-the-chalk',
  /** The goal can't be met any more: a computer player was first, or the cap that it takes is gone. */
  'out-of-reach',
  /** The match has ended without the goal. */
  'game-over',
] as const
export type Loss = (typeof LOSSES)[number]
