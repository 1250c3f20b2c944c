/** A level among the others of its chapter, and its room before it is there. */
export const TILE_LOOK = 'flex flex-col gap-1 rounded-xl border-2 p-2'

/** All of a chapter's. */
export const TILE_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 sm:grid-cols-5 lg:grid-cols-10'
