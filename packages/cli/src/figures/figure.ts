/** What a part of the figures asks and how it is answered. */
export interface Figure {
  /** Games, runs or turns when nothing else is asked for. */
  readonly size: number
  /**
   * Measures so many and says each result in a line as soon as it is known.
   * @returns the promises that were broken, in words
   */
  readonly measure: (size: number, say: (line: string) => void) => Promise<readonly string[]>
}

/** The seed of all figures: the same games on every machine. */
export const FIGURES_SEED = 7

/** A promise in words where it is broken, nothing where it is kept. */
export const broken = (isKept: boolean, promise: string): readonly string[] => (isKept ? [] : [promise])
