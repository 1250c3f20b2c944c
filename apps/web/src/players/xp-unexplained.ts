/**
 * XP of games from before it was kept what gave it, as long as they are not played again.
 * @param xp all of it
 */
export const xpUnexplained = (xp: number, rows: readonly { readonly xp: number }[]): number =>
  Math.max(0, xp - rows.reduce((sum, row) => sum + row.xp, 0))
