import level001 from './001.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_01: readonly unknown[] = [level001]
