/** What a machine said: everything, or why it came to no end. */
export type Played =
  | { readonly kind: 'played'; readonly lines: readonly string[] }
  | { readonly kind: 'broken'; readonly why: string }

/** Takes the last line off, which says that none is missing. */
export const playedFrom = (text: string): Played => {
  const lines = text.trimEnd().split('\n')
  return lines.at(-1) === 'whole'
    ? { kind: 'played', lines: lines.slice(0, -1) }
    : { kind: 'broken', why: `cut off after ${String(lines.length)} lines: ${lines.at(-1) ?? ''}` }
}
