/** Of the picture of a link, CSS pixels: as those who show links want them. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const
