/** A chapter that there is, and the version of its file. */
export interface ListedChapter {
  /** From 1. */
  readonly chapter: number
  readonly version: string
}
