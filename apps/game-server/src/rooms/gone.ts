/** What putting up a match's room fails with when the match is over, unknown or lost. */
export const GONE = 410
