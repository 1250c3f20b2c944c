/**
 * How a command ended: it did what was asked ('done', exit 0), the answer is no ('no', 1), or the input is unusable
 * (2) with one line that says what and where.
 */
export type Outcome =
  { readonly kind: 'done' } | { readonly kind: 'no' } | { readonly kind: 'unusable'; readonly what: string }

export const DONE: Outcome = { kind: 'done' }
export const NO: Outcome = { kind: 'no' }

export const unusable = (what: string): { readonly kind: 'unusable'; readonly what: string } => ({
  kind: 'unusable',
  what,
})
