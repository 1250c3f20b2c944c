/** Which of its flags a script was called with; null when there is any other word. */
export const flagsIn = (words: readonly string[], flags: readonly string[]): ReadonlySet<string> | null =>
  words.every((word) => flags.includes(word)) ? new Set(words) : null
