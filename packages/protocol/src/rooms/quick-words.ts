import { z } from 'zod'

/** All that can be said at a table: there is no free chat. Their texts are the screen's. */
export const QUICK_WORDS = [
  'hello',
  'nice-shot',
  'so-close',
  'unlucky',
  'watch-this',
  'oops',
  'good-game',
  'one-more',
] as const
export const quickWordSchema = z.enum(QUICK_WORDS)
export type QuickWord = z.infer<typeof quickWordSchema>
