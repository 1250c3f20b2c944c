/** The box that turns a player round on the way out (R6.1) and is home to a killer (R5.6). */
export const HOME_BOX = 13

const wayOut = Array.from({ length: HOME_BOX }, (_, stop) => stop + 1)
const wayHome = wayOut.slice(0, -1).reverse()

/** R1.7: the boxes of the run in order, twenty-five stops: 1, 2 … 13, then 12, 11 … 1. */
export const RUN: readonly number[] = [...wayOut, ...wayHome]

/** Progress of a killer: every stop is done (R1.7). */
export const ALL_STOPS = RUN.length

/** The box of the next stop, or null for a killer (R1.7). `progress` is 0 to 25. */
export const targetOf = (progress: number): number | null => RUN[progress] ?? null

/** Whether every stop is done (R1.7). */
export const isKiller = (progress: number): boolean => progress >= ALL_STOPS

/** Progress after `stops` more: never past the end of the run (R6.2, R6.3). */
export const advance = (progress: number, stops: number): number => Math.min(progress + stops, ALL_STOPS)
