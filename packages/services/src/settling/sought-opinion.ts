import type { Differing } from '@skelly/engine/second-opinion'

/** What matter-js makes of a match. */
export type SoughtOpinion =
  | { readonly outcome: 'agreed'; readonly shots: number }
  | { readonly outcome: 'differed'; readonly shots: number; readonly differing: readonly Differing[] }
  | { readonly outcome: 'failed'; readonly failure: string }
