import { withinTime } from '../hosting/within-time.ts'

/** ms after which Redis counts as away: what is only tidied up does not wait for it. */
const PATIENCE = 1_000

/** What Redis answers, or `otherwise` when it does not answer: for what need not be done. */
export const unlessAway = <Value>(asked: Promise<Value>, otherwise: Value): Promise<Value> =>
  withinTime(PATIENCE, asked).catch(() => otherwise)
