import type { Fill } from '@skelly/engine'

/** How the screens name the fills. */
export const FILL_WORDS: Readonly<Record<Fill, RegExp>> = {
  empty: /empty shell/i,
  candle: /candle wax/i,
  crayon: /crayon melt/i,
  floor: /floor wax/i,
  tar: /roof tar/i,
}
